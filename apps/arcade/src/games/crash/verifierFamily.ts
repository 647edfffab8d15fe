import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeCrash } from './client/describe.ts';
import { crashMessages } from './client/messages.ts';
import { CRASH_VERSION, playCrash, type CrashChoice, type CrashEvent } from './rules.ts';

const { text } = createText(crashMessages, 'en');
const exampleChoice: CrashChoice = { panel: 0, target: 200, clientSeed: '00112233445566778899aabbccddeeff' };

/** Crash for the verifier. Amounts stay in minor units. */
export const crashFamily = defineFamily<CrashEvent>({
  name: 'Crash',
  version: CRASH_VERSION,
  replay: replayWith(playCrash),
  describe: (event) => describeCrash(event, text, String),
  exampleChoice,
});
