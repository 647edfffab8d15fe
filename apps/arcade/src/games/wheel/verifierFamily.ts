import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeWheel } from './client/describe.ts';
import { wheelMessages } from './client/messages.ts';
import { playWheel, WHEEL_VERSION, type WheelChoice, type WheelEvent } from './rules.ts';

const { text } = createText(wheelMessages, 'en');
const exampleChoice: WheelChoice = { segments: 20, risk: 'medium' };

/** Wheel for the verifier. Amounts stay in minor units. */
export const wheelFamily = defineFamily<WheelEvent>({
  name: 'Wheel',
  version: WHEEL_VERSION,
  replay: replayWith(playWheel),
  describe: (event) => describeWheel(event, text, String),
  exampleChoice,
});
