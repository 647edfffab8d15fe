import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeBaccarat } from './client/describe.ts';
import { baccaratMessages } from './client/messages.ts';
import { BACCARAT_VERSION, playBaccarat, type BaccaratChoice, type BaccaratEvent } from './rules.ts';

const { text } = createText(baccaratMessages, 'en');
const exampleChoice: BaccaratChoice = { bets: { banker: '600', tie: '400' } };

/** Baccarat for the verifier. Amounts stay in minor units. */
export const baccaratFamily = defineFamily<BaccaratEvent>({
  name: 'Baccarat',
  version: BACCARAT_VERSION,
  replay: replayWith(playBaccarat),
  describe: (event) => describeBaccarat(event, text, String),
  exampleChoice,
});
