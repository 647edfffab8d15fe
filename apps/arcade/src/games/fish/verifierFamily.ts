import { createText } from '../../shell/gameText.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeFish } from './client/describe.ts';
import { english } from './client/messages/english.ts';
import { fishRows, replayFish } from './replayFish.ts';
import { FISH_VERSION, type FishEvent } from './rules.ts';

const { text } = createText({ en: english, th: {} }, 'EN');

/** Fish for the verifier. */
export const fishFamily = defineFamily<FishEvent>({
  name: 'Fish',
  version: FISH_VERSION,
  replay: replayFish,
  bookRows: fishRows,
  describe: (event) => describeFish(event, text, String),
  exampleChoice: {
    shots: [
      { bullet: '500', species: 'sardine' },
      { bullet: '500', species: 'shark' },
    ],
  },
});
