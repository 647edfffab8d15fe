import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { rouletteMessages } from './client/messages.ts';
import { rouletteWords } from './client/words.ts';
import { playRoulette, ROULETTE_VERSION, type RouletteChoice, type RouletteEvent } from './rules.ts';

const { text } = createText(rouletteMessages, 'en');
const describe = describeTable(rouletteWords);
const exampleChoice: RouletteChoice = { bets: { '17': '200', '17-20': '300', red: '500' } };

/** Roulette for the verifier. Amounts stay in minor units. */
export const rouletteFamily = defineFamily<RouletteEvent>({
  name: 'Roulette',
  version: ROULETTE_VERSION,
  replay: replayWith(playRoulette),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
