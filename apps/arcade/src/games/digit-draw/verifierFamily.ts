import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeDigitDraw } from './client/describe.ts';
import { digitDrawMessages } from './client/messages.ts';
import { DIGIT_DRAW_VERSION, playDigitDraw, type DigitDrawEvent } from './rules.ts';

const { text } = createText(digitDrawMessages, 'EN');

/** The draw for the verifier. */
export const digitDrawFamily = defineFamily<DigitDrawEvent>({
  name: 'Digits',
  version: DIGIT_DRAW_VERSION,
  replay: replayWith(playDigitDraw),
  describe: (event) => describeDigitDraw(event, text, String),
  exampleChoice: { form: 'five', lines: [{ play: 'back2', picks: [['4'], ['5']], amount: '500' }] },
});
