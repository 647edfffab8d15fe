import { z } from 'zod';
import { defineGame, type DrawSchedule, type Game } from '../game.ts';
import { placeBetsOf, placesOfBets, tableSlip } from '../placeBets.ts';
import { gridStakes } from '../stakes.ts';
import { DECLARED_RETURN } from './math.ts';
import { baccaratPlaces, BACCARAT_VERSION, dealBaccarat, playBaccarat } from './rules.ts';

/** Times of a table: dealt twice a minute, or three times where the title says so. */
const usual: DrawSchedule = { periodMs: 30_000, bettingMs: 16_000, revealsAfterMs: 1_500 };
const speedy: DrawSchedule = { periodMs: 20_000, bettingMs: 10_000, revealsAfterMs: 1_000 };

const baccarat = (schedule: DrawSchedule): Game =>
  defineGame({
    version: BACCARAT_VERSION,
    declaredReturn: DECLARED_RETURN,
    drawing: {
      schedule,
      drawsAhead: 0,
      isCancellable: true,
      resultOf(draw) {
        const { player, banker, winner } = dealBaccarat(draw);
        return { player: player.map((card) => ({ ...card })), banker: banker.map((card) => ({ ...card })), winner };
      },
      placesOf: placesOfBets,
    },
    stakesOf: gridStakes,
    slip: tableSlip,
    choice: placeBetsOf(baccaratPlaces),
    decision: z.never(),
    play: playBaccarat,
  });

/** Baccarat: everybody at a table bets on the same two hands. */
export const baccaratGame = baccarat(usual);
const speedBaccarat = baccarat(speedy);

/** The table of a title. */
export function baccaratTable(gameCode: string): Game {
  return gameCode.includes('speed-') ? speedBaccarat : baccaratGame;
}
