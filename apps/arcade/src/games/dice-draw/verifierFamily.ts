import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeDiceDraw } from './client/describe.ts';
import { diceDrawMessages } from './client/messages.ts';
import { DICE_DRAW_VERSION, playDiceDraw, type DiceDrawEvent } from './rules.ts';

const { text } = createText(diceDrawMessages, 'EN');

/** The draw for the verifier. */
export const diceDrawFamily = defineFamily<DiceDrawEvent>({
  name: 'Three dice',
  version: DICE_DRAW_VERSION,
  replay: replayWith(playDiceDraw),
  describe: (event) => describeDiceDraw(event, text, String),
  exampleChoice: { form: 'dice', lines: [{ play: 'sumSide', picks: [['big']], amount: '500' }] },
});
