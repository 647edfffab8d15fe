import type { Game } from '../../games/game.ts';
import type { LotteryClient } from '../lottery/lotteryGame.ts';
import lotteryStyles from '../lottery/lottery.css?inline';
import { startLottery } from '../lottery/startLottery.ts';
import { drawStories } from './drawStories.ts';

interface LotteryParts {
  gameCode: string;
  client: LotteryClient;
  game: Pick<Game, 'drawing' | 'play'>;
  styles: readonly string[];
}

const AMOUNT = '1000';

/** Returns a line on a play that wins often, if the lottery has one. */
function anyLine({ plays }: ReturnType<LotteryClient['lotteryOf']>) {
  const play = ['sumSide', 'totalSide', 'side1'].find((code) => code in plays) ?? Object.keys(plays)[0] ?? '';
  const { groups = [], combination } = plays[play] ?? {};
  const count = combination?.kind === 'choose' ? combination.count : 1;
  return { play, picks: groups.map((group) => group.slice(0, count)), amount: AMOUNT };
}

/** Creates the stories of a lottery. */
export function lotteryStories({ gameCode, client, styles, ...rest }: LotteryParts) {
  const lottery = client.lotteryOf(gameCode);
  return drawStories({
    ...rest,
    styles: [lotteryStyles, ...styles],
    gameCode,
    client,
    start: startLottery,
    stake: BigInt(AMOUNT),
    choice: { form: lottery.form, lines: [anyLine(lottery)] },
    session: { slip: { unit: '100', max: '500000' } },
    words: { Waiting: 'Bets are closed', Betting: 'Closes in', Resumed: 'In the draw', Won: 'Won {win}' },
  });
}
