import type { RoundEvent } from '../../games/game.ts';
import { openGamePage } from '../gamePage.ts';
import type { Text } from '../gameText.ts';
import type { LotteryClient, LotteryFamily } from './lotteryGame.ts';
import { createLotteryStage } from './lotteryStage.ts';
import { startLottery } from './startLottery.ts';

/** Runs a family of lotteries in its page. `describe` writes an event in words. */
export function runLottery<Event extends RoundEvent>(
  family: LotteryFamily<Event>,
  describe: (event: Event, text: Text, money: (minor: bigint) => string) => string,
): void {
  // The server sends events of this family only.
  const own = family as unknown as LotteryFamily;
  const words = describe as LotteryClient['describe'];
  const game: LotteryClient = {
    ...own,
    describe: words,
    createStage: (context) => createLotteryStage(context, own, words),
  };
  openGamePage(game, (place, parts) => startLottery(place, { ...parts, game }));
}
