import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { multiplierText, percentText } from '../../../shell/multiplierText.ts';
import type { Stage } from '../../../shell/stage.ts';
import { bookFacts } from '../facts.ts';
import { fishSpecies, hasTreasure, meanOf, returnByMode, type FishSpecies } from '../math.ts';
import type { FishEvent } from '../rules.ts';
import { CHESTS, chestFaces, TREASURE_MIN, TREASURE_MAX } from '../treasure.ts';
import { chanceText, meanText, paysText, prizeParts } from './chanceText.ts';
import { describeFish } from './describe.ts';

interface SheetParts {
  text: Text;
  money: (minor: bigint) => string;
  bullet: () => bigint;
  /** The interval of batches, in seconds. */
  batchSeconds: number;
}

/** Returns the mean payout of a catch with a bullet. A mean that is not whole in minor units is marked as rounded. */
function meanAmount(species: FishSpecies, bullet: bigint, money: SheetParts['money']): string {
  const { numerator, denominator } = meanOf(species);
  const amount = money((bullet * numerator) / denominator);
  return (bullet * numerator) % denominator === 0n ? amount : `≈ ${amount}`;
}

/** Explains how the naga pays, with the published facts of its book. */
function treasureRules(text: Text): Node[] {
  const total = chestFaces.reduce((sum, { weight }) => sum + weight, 0);
  const naga = fishSpecies.find(hasTreasure) ?? 'naga';
  return [
    element('h3', {}, text('hoardTitle')),
    element(
      'p',
      {},
      text('hoardRule', { least: `×${TREASURE_MIN}`, most: `×${TREASURE_MAX}`, chests: String(CHESTS) }),
    ),
    element(
      'ul',
      {},
      ...chestFaces.map(({ kind, value, weight }) =>
        element('li', {}, text(`face.${kind}`, { value: String(value), part: `${weight}/${total}` })),
      ),
    ),
    element('h3', {}, text('bookTitle')),
    element('p', {}, text('bookRule', { rows: bookFacts.rows.toLocaleString('en') })),
    element('p', {}, text('bookChance', { mean: meanText(naga), chance: chanceText(naga) })),
    element('p', { class: 'quiet' }, text('bookFingerprint')),
    element('code', { class: 'fish-fingerprint' }, bookFacts.fingerprint),
  ];
}

/** Creates the sheets of rules and returns, and the description of events. */
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
                element('td', {}, meanAmount(species, bullet(), money)),
              ),
            ),
          ),
        ),
        ...treasureRules(text),
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
