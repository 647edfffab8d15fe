import '../../../shell/cards/felt.css';
import './game.css';
import { replayWith } from '../../../shell/replayWith.ts';
import { runGame } from '../../../shell/runGame.ts';
import { playCasinoHoldem } from '../rules.ts';
import { casinoHoldemMessages } from './messages.ts';
import { createCasinoHoldemStage } from './stage.ts';

runGame({
  family: 'casino-holdem',
  messages: casinoHoldemMessages,
  replay: replayWith(playCasinoHoldem),
  createStage: createCasinoHoldemStage,
});
