import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeFish } from './client/describe.ts';
import { fishMessages } from './client/messages.ts';
import { FISH_VERSION, playFish, type FishEvent } from './rules.ts';

const { text } = createText(fishMessages, 'EN');

/** Fish for the verifier. */
export const fishFamily = defineFamily<FishEvent>({
  name: 'Fish',
  version: FISH_VERSION,
  replay: replayWith(playFish),
  describe: (event) => describeFish(event, text, String),
  exampleChoice: {
    shots: [
      { bullet: '500', species: 'sardine' },
      { bullet: '500', species: 'shark' },
    ],
  },
});
