import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { baccaratMessages } from './client/messages.ts';
import { baccaratWords } from './client/words.ts';
import { BACCARAT_VERSION, playBaccarat, type BaccaratChoice, type BaccaratEvent } from './rules.ts';

const { text } = createText(baccaratMessages, 'en');
const describe = describeTable(baccaratWords);
const exampleChoice: BaccaratChoice = { bets: { banker: '600', tie: '400' } };

/** Baccarat for the verifier. Amounts stay in minor units. */
export const baccaratFamily = defineFamily<BaccaratEvent>({
  name: 'Baccarat',
  version: BACCARAT_VERSION,
  replay: replayWith(playBaccarat),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
