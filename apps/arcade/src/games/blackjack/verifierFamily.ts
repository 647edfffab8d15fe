import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeBlackjack } from './client/describe.ts';
import { blackjackMessages } from './client/messages.ts';
import { BLACKJACK_VERSION, playBlackjack, type BlackjackEvent } from './rules.ts';

const { text } = createText(blackjackMessages, 'EN');

/** Blackjack for the verifier. */
export const blackjackFamily = defineFamily<BlackjackEvent>({
  name: 'Blackjack',
  version: BLACKJACK_VERSION,
  replay: replayWith(playBlackjack),
  describe: (event) => describeBlackjack(event, text, String),
  exampleChoice: { stakes: ['100'] },
});
