import '../../../shell/cards/felt.css';
import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playVideoPoker } from '../rules.ts';
import { videoPokerMessages } from './messages.ts';
import { createVideoPokerStage } from './stage.ts';

/** The client of Video Poker. */
export const videoPokerClient = defineGameClient({
  family: 'video-poker',
  messages: videoPokerMessages,
  replay: replayWith(playVideoPoker),
  createStage: createVideoPokerStage,
});
