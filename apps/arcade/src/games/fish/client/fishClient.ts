import type { BatchGameClient } from '../../../shell/batches/batchGame.ts';
import type { GameMessages } from '../../../shell/gameText.ts';
import { MAX_SHOTS } from '../math.ts';
import { fishRows, replayFish } from '../replayFish.ts';
import type { FishEvent } from '../rules.ts';
import { createReplayStage } from './replayStage.ts';
import { createFishScreen } from './screen.ts';
import { choiceOf, holdsShot, type Shot } from './shot.ts';

/** Returns the client of fish with its words. */
export const fishClient = (messages: GameMessages): BatchGameClient<Shot, FishEvent> => ({
  family: 'fish',
  messages,
  replay: replayFish,
  bookRows: fishRows,
  batch: { maxItems: MAX_SHOTS, windowMs: 1000 },
  choiceOf,
  amountOf: ({ amount }) => amount,
  holds: holdsShot,
  createScreen: createFishScreen,
  createStage: createReplayStage,
  describeMissed({ stake, win, events }, { text, money }) {
    const nagas = (events as FishEvent[]).flatMap((event) =>
      event.type === 'shot_decided' && event.species === 'naga' && event.multiplier > 0
        ? [text('missedNaga', { multiplier: `×${event.multiplier}` })]
        : [],
    );
    return [text('batchBack', { stake: money(BigInt(stake)), amount: money(BigInt(win)) }), ...nagas].join(' ');
  },
});
