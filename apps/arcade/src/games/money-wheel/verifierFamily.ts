import { describeTable } from '../../shell/draw/tableWords.ts';
import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { moneyWheelMessages } from './client/messages.ts';
import { moneyWheelWords } from './client/words.ts';
import { MONEY_WHEEL_VERSION, playMoneyWheel, type MoneyWheelChoice, type MoneyWheelEvent } from './rules.ts';

const { text } = createText(moneyWheelMessages, 'en');
const describe = describeTable(moneyWheelWords);
const exampleChoice: MoneyWheelChoice = { bets: { x2: '600', 'x6.5': '300', x52: '100' } };

/** The money wheel for the verifier. Amounts stay in minor units. */
export const moneyWheelFamily = defineFamily<MoneyWheelEvent>({
  name: 'Money Wheel',
  version: MONEY_WHEEL_VERSION,
  replay: replayWith(playMoneyWheel),
  describe: (event) => describe(event, text, String),
  exampleChoice,
});
