import { createText } from '../../shell/gameText.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeReels } from './client/describe.ts';
import { reelsMessages } from './client/messages.ts';
import { replayReels } from './replayReels.ts';
import { REELS_VERSION, type ReelsEvent } from './rules.ts';

const { text } = createText(reelsMessages, 'en');

/** The slots for the verifier. The code of the title decides its reels. Amounts stay in minor units. */
export const reelsFamily = defineFamily<ReelsEvent>({
  name: 'Slots',
  version: REELS_VERSION,
  replay: replayReels,
  // The verifier has no pictures, so symbols are numbers, as in the round's record.
  describe: (event) => describeReels(event, { text, money: String, name: (symbol) => String(symbol) }),
  exampleChoice: {},
});
