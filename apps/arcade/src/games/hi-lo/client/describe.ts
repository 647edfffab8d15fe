import { cardName } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import { multiplierText } from '../../../shell/multiplierText.ts';
import { isRightGuess, winningRanks, type Guess } from '../math.ts';
import type { HiLoEvent } from '../rules.ts';

/** Returns the meaning of a guess at a rank, including whether the same rank wins too. */
export function guessText(rank: number, guess: Guess, text: Text): string {
  if (!isRightGuess(rank, guess, rank)) return text(`guess.${guess}`);
  return text(winningRanks(rank, guess) === 1 ? 'guess.same' : `guess.${guess}OrSame`);
}

/** Cuts a multiplier with four places to the two that are shown, so that it never shows more than is paid. */
export function shownMultiplier(multiplier: string): string {
  return multiplierText({ numerator: BigInt(multiplier.replace('.', '')) / 100n, denominator: 100n });
}

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeHiLo(event: HiLoEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'round_ended') return text('roundWins', { amount: money(BigInt(event.win)) });
  if (event.type === 'cashed_out') {
    return text(event.cause === 'limit' ? 'paidAtLimit' : 'cashedOut', { multiplier: `×${event.multiplier}` });
  }
  const card = cardName(event.card, text);
  if (event.type === 'card_dealt') return text('firstCard', { card });
  if (event.type === 'card_skipped') return text('skippedCard', { card });
  return text('guessMade', {
    guess: text(`guess.${event.guess}`),
    card,
    outcome: text(event.isRight ? 'right' : 'wrong'),
    multiplier: `×${event.multiplier}`,
  });
}
