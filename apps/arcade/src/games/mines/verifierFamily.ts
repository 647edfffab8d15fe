import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { MAX_WIN } from '../maxWin.ts';
import { describeMines } from './client/describe.ts';
import { minesMessages } from './client/messages.ts';
import { MINES_VERSION, playMines, type MinesEvent } from './rules.ts';

const { text } = createText(minesMessages, 'en');

/** Mines for the verifier. */
export const minesFamily = defineFamily<MinesEvent>({
  name: 'Mines',
  version: MINES_VERSION,
  replay: replayWith(playMines),
  describe: (event) => describeMines(event, text, String),
  exampleChoice: { mines: 3, maxWin: MAX_WIN },
});
