import type { RoundEvent } from '../../game.ts';
import { lotteryClient } from '../../../shell/lottery/lotteryClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playDigitDraw, type DigitDrawEvent } from '../rules.ts';
import { describeDigitDraw } from './describe.ts';
import { digitLotteryOf } from './lottery.ts';
import { digitDrawMessages } from './messages.ts';

/** The client of the digit lotteries. */
export const digitDrawClient = lotteryClient(
  {
    family: 'digit-draw',
    messages: digitDrawMessages,
    replay: replayWith(playDigitDraw),
    lotteryOf: digitLotteryOf,
    resultOf: (event: RoundEvent) =>
      event.type === 'numbers_drawn'
        ? (event as Extract<DigitDrawEvent, { type: 'numbers_drawn' }>).numbers
        : undefined,
  },
  describeDigitDraw,
);
