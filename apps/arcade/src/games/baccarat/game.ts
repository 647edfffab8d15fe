import type { DrawSchedule, Game } from '../game.ts';
import { placeGame, usualSchedule } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import { baccaratPlaces, BACCARAT_VERSION, dealBaccarat, playBaccarat, type BaccaratResult } from './rules.ts';

/** Tables with `speed` in their title deal three times a minute. */
const speedySchedule: DrawSchedule = { periodMs: 20_000, bettingMs: 10_000, revealsAfterMs: 1_000 };

const baccarat = (schedule: DrawSchedule): Game =>
  placeGame({
    version: BACCARAT_VERSION,
    declaredReturn: DECLARED_RETURN,
    schedule,
    places: baccaratPlaces,
    resultOf(draw) {
      const { player, banker, winner } = dealBaccarat(draw);
      return { player: player.map((card) => ({ ...card })), banker: banker.map((card) => ({ ...card })), winner };
    },
    traces: {
      form: 'road',
      kind: 'baccarat',
      sides: ['banker', 'player'],
      sideOf(result) {
        const { winner } = result as Pick<BaccaratResult, 'winner'>;
        return winner === 'tie' ? undefined : winner;
      },
    },
    play: playBaccarat,
  });

/** Baccarat: everybody at a table bets on the same two hands. */
export const baccaratGame = baccarat(usualSchedule);
const speedBaccarat = baccarat(speedySchedule);

/** Returns the table of a title. */
export function baccaratTable(gameCode: string): Game {
  return gameCode.includes('speed-') ? speedBaccarat : baccaratGame;
}
