import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { multiplierText, percentText } from '../../../shell/multiplierText.ts';
import type { Stage } from '../../../shell/stage.ts';
import { fishSpecies, meanMultiplier, returnByMode } from '../math.ts';
import type { FishEvent } from '../rules.ts';
import { chanceText, paysText, prizeParts } from './chanceText.ts';
import { describeFish } from './describe.ts';

interface SheetParts {
  text: Text;
  money: (minor: bigint) => string;
  bullet: () => bigint;
  /** How often a batch goes, in seconds. */
  batchSeconds: number;
}

/** What the sheets of rules and history need. */
export function fishSheets({
  text,
  money,
  bullet,
  batchSeconds,
}: SheetParts): Pick<Stage<FishEvent>, 'rules' | 'returns' | 'describe'> {
  return {
    rules() {
      const columns = [
        text('speciesColumn'),
        text('paysColumn'),
        text('chanceColumn'),
        text('amountColumn', { bullet: money(bullet()) }),
      ];
      return [
        element('h3', {}, text('howToPlay')),
        element('p', {}, text('aboutShots')),
        element('p', {}, text('aboutChance')),
        element('p', {}, text('aboutTables')),
        element('p', {}, text('aboutSpecials')),
        element('p', {}, text('aboutBatches', { seconds: String(batchSeconds) })),
        element('h3', {}, text('paysTitle')),
        element(
          'table',
          { class: 'returns' },
          element('thead', {}, element('tr', {}, ...columns.map((words) => element('th', { scope: 'col' }, words)))),
          element(
            'tbody',
            {},
            ...fishSpecies.map((species) =>
              element(
                'tr',
                {},
                element(
                  'th',
                  { scope: 'row' },
                  text(`species.${species}`),
                  ...prizeParts(species).map((prize) =>
                    element('small', { class: 'fish-prize' }, text('prizeChances', prize)),
                  ),
                ),
                element('td', {}, paysText(species)),
                element('td', {}, chanceText(species)),
                element('td', {}, money(bullet() * BigInt(meanMultiplier(species)))),
              ),
            ),
          ),
        ),
      ];
    },
    returns: () =>
      returnByMode().map(({ mode, returned, maxMultiplier }) => ({
        mode: text(`species.${mode}`),
        returned: percentText(returned, 9),
        best: multiplierText(maxMultiplier),
      })),
    describe: (event) => describeFish(event, text, money),
  };
}
