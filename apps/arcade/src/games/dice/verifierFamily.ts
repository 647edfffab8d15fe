import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeDice } from './client/describe.ts';
import { diceMessages } from './client/messages.ts';
import { DICE_VERSION, playDice, type DiceChoice, type DiceEvent } from './rules.ts';

const { text } = createText(diceMessages, 'en');
const exampleChoice: DiceChoice = { side: 'over', winning: 4950 };

/** Dice for the verifier. Amounts stay in minor units. */
export const diceFamily = defineFamily<DiceEvent>({
  name: 'Dice',
  version: DICE_VERSION,
  replay: replayWith(playDice),
  describe: (event) => describeDice(event, text, String),
  exampleChoice,
});
