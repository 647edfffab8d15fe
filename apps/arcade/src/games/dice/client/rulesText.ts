import { element } from '../../../shell/element.ts';
import { fixedText } from '../../../shell/fixedPoint.ts';
import type { Text } from '../../../shell/gameText.ts';
import { multiplierText } from '../../../shell/multiplierText.ts';
import { multiplierOf } from '../math.ts';
import type { DiceChoice } from '../rules.ts';

/** Returns the payout of a won bet, before the fraction of a minor unit is settled. */
export function betPay({ winning }: Pick<DiceChoice, 'winning'>, stake: bigint): bigint {
  const { numerator, denominator } = multiplierOf(winning);
  return (stake * numerator) / denominator;
}

/** Creates the rules of dice, with the pay of the current bet. */
export function diceRules(
  text: Text,
  { winning }: DiceChoice,
  stake: bigint,
  money: (minor: bigint) => string,
): Node[] {
  const paid = {
    chance: fixedText(winning, 2),
    multiplier: multiplierText(multiplierOf(winning)),
    amount: money(betPay({ winning }, stake)),
  };
  return [
    element('h3', {}, text('howToPlay')),
    element('p', {}, text('aboutRoll')),
    element('p', {}, text('aboutBet')),
    element('p', {}, text('aboutPay', paid)),
    element('p', {}, text('aboutRounding')),
  ];
}
