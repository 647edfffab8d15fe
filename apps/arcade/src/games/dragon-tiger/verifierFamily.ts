import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { dragonTigerMessages } from './client/messages.ts';
import { dragonTigerWords } from './client/words.ts';
import { DRAGON_TIGER_VERSION, playDragonTiger, type DragonTigerChoice, type DragonTigerEvent } from './rules.ts';

const { text } = createText(dragonTigerMessages, 'en');
const describe = describeTable(dragonTigerWords);
const exampleChoice: DragonTigerChoice = { bets: { dragon: '600', tie: '400' } };

/** Dragon Tiger for the verifier. Amounts stay in minor units. */
export const dragonTigerFamily = defineFamily<DragonTigerEvent>({
  name: 'Dragon Tiger',
  version: DRAGON_TIGER_VERSION,
  replay: replayWith(playDragonTiger),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
