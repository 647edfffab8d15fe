import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeKeno } from './client/describe.ts';
import { kenoMessages } from './client/messages.ts';
import { KENO_VERSION, playKeno, type KenoEvent } from './rules.ts';

const { text } = createText(kenoMessages, 'EN');

/** Keno for the verifier. */
export const kenoFamily = defineFamily<KenoEvent>({
  name: 'Keno',
  version: KENO_VERSION,
  replay: replayWith(playKeno),
  describe: (event) => describeKeno(event, text, String),
  exampleChoice: { picks: [7, 11, 23, 38], risk: 'classic' },
});
