import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeBingo } from './client/describe.ts';
import { bingoMessages } from './client/messages.ts';
import { BINGO_VERSION, playBingo, type BingoChoice, type BingoEvent } from './rules.ts';

const { text } = createText(bingoMessages, 'EN');
const exampleChoice: BingoChoice = {
  form: '90',
  amount: '1000',
  tickets: [[14, 42, 63, 73, 80, 3, 18, 37, 53, 84, 4, 25, 54, 75, 90]],
};

/** Bingo for the verifier. Amounts stay in minor units. */
export const bingoFamily = defineFamily<BingoEvent>({
  name: 'Bingo',
  version: BINGO_VERSION,
  replay: replayWith(playBingo),
  describe: (event) => describeBingo(event, text, String),
  exampleChoice,
});
