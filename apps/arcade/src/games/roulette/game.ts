import type { Game } from '../game.ts';
import { placeGame } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import { placeCodes } from './places.ts';
import { playRoulette, ROULETTE_VERSION, spinRoulette } from './rules.ts';

/** Roulette with a single zero: everybody at a table bets on the same ball. */
export const rouletteGame: Game = placeGame({
  version: ROULETTE_VERSION,
  declaredReturn: DECLARED_RETURN,
  // Of the fifteen seconds between the reveal and the next draw, the ball rolls for seven.
  schedule: { periodMs: 36_000, bettingMs: 20_000, revealsAfterMs: 1_000 },
  places: placeCodes,
  resultOf: (draw) => ({ ...spinRoulette(draw) }),
  traces: { form: 'marks', kind: 'roulette', markOf: (result) => String((result as { number: number }).number) },
  play: playRoulette,
});
