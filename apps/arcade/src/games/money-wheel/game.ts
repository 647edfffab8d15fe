import type { Game } from '../game.ts';
import { placeGame, usualSchedule } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import {
  MONEY_WHEEL_VERSION,
  moneyWheelPlaces,
  placeHundredths,
  playMoneyWheel,
  spinMoneyWheel,
  type MoneyWheelPlace,
} from './rules.ts';

/** The money wheel: everybody at a table bets on where the same wheel stops. */
export const moneyWheelGame: Game = placeGame({
  version: MONEY_WHEEL_VERSION,
  declaredReturn: DECLARED_RETURN,
  schedule: usualSchedule,
  places: moneyWheelPlaces,
  resultOf: (draw) => ({ ...spinMoneyWheel(draw) }),
  traces: {
    form: 'marks',
    kind: 'money-wheel',
    markOf: (result) => String(placeHundredths[(result as { place: MoneyWheelPlace }).place] / 100),
  },
  play: playMoneyWheel,
});
