import '../../../shell/cards/felt.css';
import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBlackjack } from '../rules.ts';
import { blackjackMessages } from './messages.ts';
import { createBlackjackStage } from './stage.ts';

/** The client of Blackjack. */
export const blackjackClient = defineGameClient({
  family: 'blackjack',
  messages: blackjackMessages,
  replay: replayWith(playBlackjack),
  createStage: createBlackjackStage,
});
