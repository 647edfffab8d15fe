import type { RoundEvent } from '../../game.ts';
import { lotteryClient } from '../../../shell/lottery/lotteryClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playPickDraw, type PickDrawEvent } from '../rules.ts';
import { describePickDraw } from './describe.ts';
import { pickLotteryOf } from './lottery.ts';
import { pickDrawMessages } from './messages.ts';

/** The client of the pick lotteries. */
export const pickDrawClient = lotteryClient(
  {
    family: 'pick-draw',
    messages: pickDrawMessages,
    replay: replayWith(playPickDraw),
    lotteryOf: pickLotteryOf,
    resultOf(event: RoundEvent) {
      if (event.type !== 'balls_drawn') return undefined;
      const { balls, star } = event as Extract<PickDrawEvent, { type: 'balls_drawn' }>;
      return { balls, star };
    },
  },
  describePickDraw,
);
