import type { Game } from '../game.ts';
import { placeGame, usualSchedule } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import { placeCodes } from './places.ts';
import { countBeads, FAN_TAN_VERSION, playFanTan } from './rules.ts';

/** Fan tan: everybody at a table bets on the remainder of the same pile. */
export const fanTanGame: Game = placeGame({
  version: FAN_TAN_VERSION,
  declaredReturn: DECLARED_RETURN,
  schedule: usualSchedule,
  places: placeCodes,
  resultOf: (draw) => ({ ...countBeads(draw) }),
  traces: { form: 'marks', kind: 'fan-tan', markOf: (result) => String((result as { remainder: number }).remainder) },
  play: playFanTan,
});
