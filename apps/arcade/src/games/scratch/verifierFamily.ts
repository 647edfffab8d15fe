import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeScratch } from './client/describe.ts';
import { scratchMessages } from './client/messages.ts';
import { playScratch, SCRATCH_VERSION, type ScratchEvent } from './rules.ts';

const { text } = createText(scratchMessages, 'en');

/** Scratch cards for the verifier. Amounts stay in minor units. */
export const scratchFamily = defineFamily<ScratchEvent>({
  name: 'Scratch card',
  version: SCRATCH_VERSION,
  replay: replayWith(playScratch),
  describe: (event) => describeScratch(event, text, String),
  exampleChoice: {},
});
