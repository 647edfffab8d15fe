import type { Text } from '../../../shell/gameText.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';
import type { CoinFlipEvent } from '../rules.ts';

/** Describes an event in words. `amountOf` formats minor units. */
export function describeCoinFlip(event: CoinFlipEvent, text: Text, amountOf: (minor: bigint) => string): string {
  if (event.type === 'cashed_out') return text(event.cause === 'limit' ? 'eventLimit' : 'eventCashOut');
  if (event.type === 'round_ended') return text('eventEnd', { amount: amountOf(BigInt(event.win)) });
  return text(event.isRight ? 'eventRight' : 'eventWrong', {
    called: text(event.called),
    landed: text(event.landed),
    count: event.streak,
    multiplier: hundredthsText(event.hundredths),
    amount: amountOf(BigInt(event.win)),
  });
}
