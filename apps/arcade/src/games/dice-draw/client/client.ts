import type { RoundEvent } from '../../game.ts';
import { lotteryClient } from '../../../shell/lottery/lotteryClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playDiceDraw, type DiceDrawEvent } from '../rules.ts';
import { describeDiceDraw } from './describe.ts';
import { diceLotteryOf } from './lottery.ts';
import { diceDrawMessages } from './messages.ts';

/** The client of the dice lotteries. */
export const diceDrawClient = lotteryClient(
  {
    family: 'dice-draw',
    messages: diceDrawMessages,
    replay: replayWith(playDiceDraw),
    lotteryOf: diceLotteryOf,
    resultOf: (event: RoundEvent) =>
      event.type === 'dice_thrown' ? (event as Extract<DiceDrawEvent, { type: 'dice_thrown' }>).dice : undefined,
  },
  describeDiceDraw,
);
