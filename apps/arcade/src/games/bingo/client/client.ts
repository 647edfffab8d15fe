import type { DrawGameClient } from '../../../shell/draw/drawGame.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playBingo, type BingoEvent } from '../rules.ts';
import { bingoMessages } from './messages.ts';
import { createBingoScreen } from './screen.ts';
import { createBingoStage } from './stage.ts';

/** The client of bingo. */
export const bingoClient: DrawGameClient<BingoEvent> = {
  family: 'bingo',
  messages: bingoMessages,
  replay: replayWith(playBingo),
  createStage: createBingoStage,
  createScreen: createBingoScreen,
};
