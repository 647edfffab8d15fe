import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { fanTanMessages } from './client/messages.ts';
import { fanTanWords } from './client/words.ts';
import { FAN_TAN_VERSION, playFanTan, type FanTanChoice, type FanTanEvent } from './rules.ts';

const { text } = createText(fanTanMessages, 'en');
const describe = describeTable(fanTanWords);
const exampleChoice: FanTanChoice = { bets: { fan3: '200', kwok13: '300', 'nim1-2': '500' } };

/** Fan tan for the verifier. Amounts stay in minor units. */
export const fanTanFamily = defineFamily<FanTanEvent>({
  name: 'Fan Tan',
  version: FAN_TAN_VERSION,
  replay: replayWith(playFanTan),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
