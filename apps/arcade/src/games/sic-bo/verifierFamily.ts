import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { sicBoMessages } from './client/messages.ts';
import { sicBoWords } from './client/words.ts';
import { playSicBo, SIC_BO_VERSION, type SicBoChoice, type SicBoEvent } from './rules.ts';

const { text } = createText(sicBoMessages, 'en');
const describe = describeTable(sicBoWords);
const exampleChoice: SicBoChoice = { bets: { big: '600', total9: '200', pair25: '200' } };

/** Sic Bo for the verifier. Amounts stay in minor units. */
export const sicBoFamily = defineFamily<SicBoEvent>({
  name: 'Sic Bo',
  version: SIC_BO_VERSION,
  replay: replayWith(playSicBo),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
