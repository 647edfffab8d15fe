import type { RoundEvent } from '../../games/game.ts';
import type { Text } from '../gameText.ts';
import type { LotteryClient, LotteryFamily } from './lotteryGame.ts';
import { createLotteryStage } from './lotteryStage.ts';

/** Creates the client of a family of lotteries. `describe` puts an event in words. */
export function lotteryClient<Event extends RoundEvent>(
  family: LotteryFamily<Event>,
  describe: (event: Event, text: Text, money: (minor: bigint) => string) => string,
): LotteryClient {
  // The server sends events of this family only.
  const own = family as unknown as LotteryFamily;
  const words = describe as LotteryClient['describe'];
  return { ...own, describe: words, createStage: (context) => createLotteryStage(context, own, words) };
}
