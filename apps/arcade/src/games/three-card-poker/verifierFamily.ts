import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeThreeCardPoker } from './client/describe.ts';
import { threeCardPokerMessages } from './client/messages.ts';
import { playThreeCardPoker, THREE_CARD_POKER_VERSION, type ThreeCardPokerEvent } from './rules.ts';

const { text } = createText(threeCardPokerMessages, 'EN');

/** Three-card poker for the verifier. */
export const threeCardPokerFamily = defineFamily<ThreeCardPokerEvent>({
  name: 'Three-card poker',
  version: THREE_CARD_POKER_VERSION,
  replay: replayWith(playThreeCardPoker),
  describe: (event) => describeThreeCardPoker(event, text, String),
  exampleChoice: { ante: '100', pairPlus: null },
});
