import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describePlinko } from './client/describe.ts';
import { plinkoMessages } from './client/messages.ts';
import { PLINKO_VERSION, playPlinko, type PlinkoEvent } from './rules.ts';

const { text } = createText(plinkoMessages, 'EN');

/** Plinko for the verifier. */
export const plinkoFamily = defineFamily<PlinkoEvent>({
  name: 'Plinko',
  version: PLINKO_VERSION,
  replay: replayWith(playPlinko),
  describe: (event) => describePlinko(event, text, String),
  exampleChoice: { rows: 12, risk: 'medium' },
});
