import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { bullBullMessages } from './client/messages.ts';
import { bullBullWords } from './client/words.ts';
import { BULL_BULL_VERSION, playBullBull, type BullBullChoice, type BullBullEvent } from './rules.ts';

const { text } = createText(bullBullMessages, 'en');
const describe = describeTable(bullBullWords);
const exampleChoice: BullBullChoice = { bets: { player1: '500', player2Multiple: '500' } };

/** Bull Bull for the verifier. Amounts stay in minor units. */
export const bullBullFamily = defineFamily<BullBullEvent>({
  name: 'Bull Bull',
  version: BULL_BULL_VERSION,
  replay: replayWith(playBullBull),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
