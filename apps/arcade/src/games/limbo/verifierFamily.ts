import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeLimbo } from './client/describe.ts';
import { limboMessages } from './client/messages.ts';
import { LIMBO_VERSION, playLimbo, type LimboChoice, type LimboEvent } from './rules.ts';

const { text } = createText(limboMessages, 'en');
const exampleChoice: LimboChoice = { target: 200 };

/** Limbo for the verifier. Amounts stay in minor units. */
export const limboFamily = defineFamily<LimboEvent>({
  name: 'Limbo',
  version: LIMBO_VERSION,
  replay: replayWith(playLimbo),
  describe: (event) => describeLimbo(event, text, String),
  exampleChoice,
});
