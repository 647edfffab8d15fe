import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeCasinoHoldem } from './client/describe.ts';
import { casinoHoldemMessages } from './client/messages.ts';
import { playCasinoHoldem, CASINO_HOLDEM_VERSION, type CasinoHoldemEvent } from './rules.ts';

const { text } = createText(casinoHoldemMessages, 'EN');

/** Casino hold'em for the verifier. */
export const casinoHoldemFamily = defineFamily<CasinoHoldemEvent>({
  name: "Casino hold'em",
  version: CASINO_HOLDEM_VERSION,
  replay: replayWith(playCasinoHoldem),
  describe: (event) => describeCasinoHoldem(event, text, String),
  exampleChoice: { ante: '100', bonus: null },
});
