import '../../../shell/cards/felt.css';
import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playBlackjack } from '../rules.ts';
import { blackjackMessages } from './messages.ts';
import { createBlackjackStage } from './stage.ts';

runGame({
  family: 'blackjack',
  messages: blackjackMessages,
  replay: replayWith(playBlackjack),
  createStage: createBlackjackStage,
});
