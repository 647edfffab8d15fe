import type { RoundEvent } from '../../games/game.ts';
import type { PlaceEvent } from '../../games/placePays.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { returnRow } from '../multiplierText.ts';
import type { Stage } from '../stage.ts';
import type { TableGame } from './tableGame.ts';
import { describeTable } from './tableWords.ts';

/** The common rules of all tables. */
const shared = ['aboutSchedule', 'aboutConfirm', 'aboutSeeds', 'dealtByServer'] as const;

/** Returns a table's part of the rules sheet, its computed returns, and its events in words. */
export function tableSheets<Place extends string, Result, Shown extends RoundEvent & Result>(
  game: TableGame<Place, Result, Shown>,
  text: Text,
  money: (minor: bigint) => string,
): Pick<Stage<Shown | PlaceEvent<Place>>, 'rules' | 'returns' | 'describe'> {
  const describe = describeTable(game);
  const paragraph = (key: string): Node => element('p', {}, text(key));
  return {
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...game.paragraphs.map(paragraph),
      ...(game.moreRules?.(text) ?? []),
      ...shared.map(paragraph),
    ],
    returns: () =>
      game.returnByMode().map((mode) => returnRow((game.modeName ?? game.placeName)(mode.mode, text), mode)),
    describe: (event) => describe(event, text, money),
  };
}
