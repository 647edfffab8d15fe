import { placeGame, usualSchedule } from '../placeBets.ts';
import { throwDice } from '../threeDice.ts';
import { DECLARED_RETURN } from './math.ts';
import { playSicBo, SIC_BO_VERSION, sicBoPlaces } from './rules.ts';

/** Sic Bo: three dice, and everybody at a table bets on the same throw. */
export const sicBoGame = placeGame({
  version: SIC_BO_VERSION,
  declaredReturn: DECLARED_RETURN,
  schedule: usualSchedule,
  places: sicBoPlaces,
  resultOf: (draw) => ({ dice: throwDice(draw) }),
  traces: { form: 'marks', kind: 'sic-bo', markOf: (result) => (result as { dice: number[] }).dice.join('') },
  play: playSicBo,
});
