import { openGamePage } from '../gamePage.ts';
import type { LotteryClient } from './lotteryGame.ts';
import { startLottery } from './startLottery.ts';

/** Runs a family of lotteries in its page. */
export function runLottery(game: LotteryClient): void {
  openGamePage(game, (place, parts) => startLottery(place, { ...parts, game }));
}
