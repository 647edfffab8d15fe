import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describePickDraw } from './client/describe.ts';
import { pickDrawMessages } from './client/messages.ts';
import { PICK_DRAW_VERSION, playPickDraw, type PickDrawEvent } from './rules.ts';

const { text } = createText(pickDrawMessages, 'EN');

/** The draw for the verifier. */
export const pickDrawFamily = defineFamily<PickDrawEvent>({
  name: 'Balls',
  version: PICK_DRAW_VERSION,
  replay: replayWith(playPickDraw),
  describe: (event) => describePickDraw(event, text, String),
  exampleChoice: { form: 'six45', lines: [{ play: 'pick2', picks: [['7', '23']], amount: '500' }] },
});
