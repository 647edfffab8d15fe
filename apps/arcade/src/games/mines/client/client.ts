import { defineGameClient } from '../../../shell/defineGameClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playMines } from '../rules.ts';
import { minesMessages } from './messages.ts';
import { createMinesStage } from './stage.ts';

/** The client of Mines. */
export const minesClient = defineGameClient({
  family: 'mines',
  messages: minesMessages,
  replay: replayWith(playMines),
  createStage: createMinesStage,
});
