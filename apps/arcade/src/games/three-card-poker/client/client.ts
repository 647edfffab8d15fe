import '../../../shell/cards/felt.css';
import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playThreeCardPoker } from '../rules.ts';
import { threeCardPokerMessages } from './messages.ts';
import { createThreeCardPokerStage } from './stage.ts';

/** The client of Three Card Poker. */
export const threeCardPokerClient = defineGameClient({
  family: 'three-card-poker',
  messages: threeCardPokerMessages,
  replay: replayWith(playThreeCardPoker),
  createStage: createThreeCardPokerStage,
});
