import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import {
  hundredthsText,
  multiplierText,
  percentText,
  returnRow,
  trimmedHundredthsText,
} from '../../../shell/multiplierText.ts';
import type { Stage } from '../../../shell/stage.ts';
import { chanceOf, MAX_TARGET, returnByMode } from '../math.ts';
import type { CrashEvent } from '../rules.ts';
import { describeCrash } from './describe.ts';
import { payoutAt } from './panelState.ts';

interface SheetContext {
  text: Text;
  money: (minor: bigint) => string;
  /** The stake whose pays the sheet shows, in minor units. */
  stake: () => bigint;
}

const SHOWN_TARGETS = [120, 150, 200, 300, 500, 1_000, 10_000, 100_000];

/** Returns the game's part of the rules sheet, its returns from the mathematics, and its events in words. */
export function crashSheets({
  text,
  money,
  stake,
}: SheetContext): Pick<Stage<CrashEvent>, 'rules' | 'returns' | 'describe'> {
  const column = (words: string): HTMLElement => element('th', { scope: 'col' }, words);
  return {
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...['aboutRound', 'aboutCashOut', 'aboutTarget', 'aboutHalf', 'aboutTime'].map((key) =>
        element('p', {}, text(key)),
      ),
      element('p', {}, text('aboutCap', { multiplier: hundredthsText(MAX_TARGET) })),
      element('p', {}, text('aboutBroken')),
      element('h3', {}, text('chanceTitle')),
      element(
        'table',
        { class: 'returns' },
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            column(text('targetColumn')),
            column(text('chanceColumn')),
            column(text('amountColumn', { stake: money(stake()) })),
          ),
        ),
        element(
          'tbody',
          {},
          ...SHOWN_TARGETS.map((target) =>
            element(
              'tr',
              {},
              element('th', { scope: 'row' }, trimmedHundredthsText(target)),
              element('td', {}, percentText(chanceOf(target), 3)),
              element('td', {}, money(payoutAt(stake(), target))),
            ),
          ),
        ),
      ),
    ],
    returns: () =>
      returnByMode().map((mode) =>
        returnRow(text('targetMode', { multiplier: multiplierText(mode.maxMultiplier) }), mode),
      ),
    describe: (event) => describeCrash(event, text, money),
  };
}
