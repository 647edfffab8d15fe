import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { MAX_WIN } from '../maxWin.ts';
import { describeHiLo } from './client/describe.ts';
import { hiLoMessages } from './client/messages.ts';
import { HI_LO_VERSION, playHiLo, type HiLoEvent } from './rules.ts';

const { text } = createText(hiLoMessages, 'EN');

/** Hi-Lo for the verifier. */
export const hiLoFamily = defineFamily<HiLoEvent>({
  name: 'Hi-Lo',
  version: HI_LO_VERSION,
  replay: replayWith(playHiLo),
  describe: (event) => describeHiLo(event, text, String),
  exampleChoice: { maxWin: MAX_WIN },
});
