import { element } from '../../../shell/element.ts';
import { fixedText } from '../../../shell/fixedPoint.ts';
import type { Text } from '../../../shell/gameText.ts';
import { multiplierOf } from '../math.ts';
import type { DiceChoice } from '../rules.ts';
import { multiplierText } from './fractionText.ts';

/** The rules of dice, with the pay of the current bet. */
export function diceRules(
  text: Text,
  { winning }: DiceChoice,
  stake: bigint,
  money: (minor: bigint) => string,
): Node[] {
  const { numerator, denominator } = multiplierOf(winning);
  const paid = {
    chance: fixedText(winning, 2),
    multiplier: multiplierText({ numerator, denominator }),
    amount: money((stake * numerator) / denominator),
  };
  return [
    element('h3', {}, text('howToPlay')),
    element('p', {}, text('aboutRoll')),
    element('p', {}, text('aboutBet')),
    element('p', {}, text('aboutPay', paid)),
    element('p', {}, text('aboutRounding')),
  ];
}
