import type { RoundEvent } from '../../game.ts';
import { lotteryClient } from '../../../shell/lottery/lotteryClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playRaceDraw, type RaceDrawEvent } from '../rules.ts';
import { describeRaceDraw } from './describe.ts';
import { raceLotteryOf } from './lottery.ts';
import { raceDrawMessages } from './messages.ts';

/** The client of the race lotteries. */
export const raceDrawClient = lotteryClient(
  {
    family: 'race-draw',
    messages: raceDrawMessages,
    replay: replayWith(playRaceDraw),
    lotteryOf: raceLotteryOf,
    resultOf: (event: RoundEvent) =>
      event.type === 'race_run' ? (event as Extract<RaceDrawEvent, { type: 'race_run' }>).order : undefined,
  },
  describeRaceDraw,
);
