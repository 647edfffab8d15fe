import type { BatchGameClient } from '../../../shell/batches/batchGame.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { MOST_SHOTS } from '../math.ts';
import { playFish, type FishEvent } from '../rules.ts';
import { fishMessages } from './messages.ts';
import { createReplayStage } from './replayStage.ts';
import { createFishScreen } from './screen.ts';
import { choiceOf, holdsShot, type Shot } from './shot.ts';

/** The client of fish. */
export const fishClient: BatchGameClient<Shot, FishEvent> = {
  family: 'fish',
  messages: fishMessages,
  replay: replayWith(playFish),
  batch: { most: MOST_SHOTS, windowMs: 1000 },
  choiceOf,
  amountOf: ({ amount }) => amount,
  holds: holdsShot,
  createScreen: createFishScreen,
  createStage: createReplayStage,
  describeMissed: ({ stake, win }, { text, money }) =>
    text('batchBack', { stake: money(BigInt(stake)), amount: money(BigInt(win)) }),
};
