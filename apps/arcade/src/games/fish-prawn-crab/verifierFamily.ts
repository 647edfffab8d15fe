import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { fishPrawnCrabMessages } from './client/messages.ts';
import { fishPrawnCrabWords } from './client/words.ts';
import {
  FISH_PRAWN_CRAB_VERSION,
  playFishPrawnCrab,
  type FishPrawnCrabChoice,
  type FishPrawnCrabEvent,
} from './rules.ts';

const { text } = createText(fishPrawnCrabMessages, 'en');
const describe = describeTable(fishPrawnCrabWords);
const exampleChoice: FishPrawnCrabChoice = { bets: { fish: '600', 'prawn-crab': '400' } };

/** Fish Prawn Crab for the verifier. Amounts stay in minor units. */
export const fishPrawnCrabFamily = defineFamily<FishPrawnCrabEvent>({
  name: 'Fish Prawn Crab',
  version: FISH_PRAWN_CRAB_VERSION,
  replay: replayWith(playFishPrawnCrab),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
