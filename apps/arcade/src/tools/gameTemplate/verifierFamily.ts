import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeStamped } from './client/describe.ts';
import { stampedMessages } from './client/messages.ts';
import { playStamped, STAMPED_VERSION, type StampedEvent } from './rules.ts';

const { text } = createText(stampedMessages, 'en');

/** Stamped for the verifier. Amounts stay in minor units. */
export const stampedFamily = defineFamily<StampedEvent>({
  name: 'Stamped',
  version: STAMPED_VERSION,
  replay: replayWith(playStamped),
  describe: (event) => describeStamped(event, text, String),
  exampleChoice: {},
});
