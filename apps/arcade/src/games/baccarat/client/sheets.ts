import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { returnRow } from '../../../shell/multiplierText.ts';
import type { Stage } from '../../../shell/stage.ts';
import { returnByMode } from '../math.ts';
import type { BaccaratEvent } from '../rules.ts';
import { describeBaccarat } from './describe.ts';

const paragraphs = [
  'aboutHands',
  'aboutCards',
  'aboutPlayerThird',
  'aboutBankerThird',
  'aboutTie',
  'aboutSchedule',
  'aboutConfirm',
  'aboutSeeds',
  'dealtByServer',
] as const;

/** The game's part of the rules sheet, its returns from the mathematics, and its events in words. */
export function baccaratSheets(
  text: Text,
  money: (minor: bigint) => string,
): Pick<Stage<BaccaratEvent>, 'rules' | 'returns' | 'describe'> {
  return {
    rules: () => [element('h3', {}, text('howToPlay')), ...paragraphs.map((key) => element('p', {}, text(key)))],
    returns: () => returnByMode().map((mode) => returnRow(text(mode.mode), mode)),
    describe: (event) => describeBaccarat(event, text, money),
  };
}
