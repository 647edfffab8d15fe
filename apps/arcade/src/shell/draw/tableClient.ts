import type { RoundEvent } from '../../games/game.ts';
import type { PlaceEvent } from '../../games/placePays.ts';
import type { DrawGameClient } from './drawGame.ts';
import type { TableGame } from './tableGame.ts';
import { createTableScreen } from './tableScreen.ts';
import { createTableStage } from './tableStage.ts';

/** Creates the client of a table with places. */
export function tableClient<Place extends string, Result, Shown extends RoundEvent & Result>(
  game: TableGame<Place, Result, Shown>,
  parts: Pick<DrawGameClient<Shown | PlaceEvent<Place>>, 'messages' | 'replay'>,
): DrawGameClient<Shown | PlaceEvent<Place>> {
  return {
    ...parts,
    family: game.family,
    createStage: (context) => createTableStage(context, game),
    createScreen: (context) => createTableScreen(context, game),
  };
}
