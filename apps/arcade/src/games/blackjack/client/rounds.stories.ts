import { roundStories } from '../../../shell/stories/roundStory.ts';
import { blackjackClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: blackjackClient, styles: [styles] });
const gameCode = 'blackjack-orchid-salon';

export default { title: 'Games of the arcade/Blackjack', tags: ['!autodocs', '!test'] };

/** The cards are dealt. */
export const Dealt = round('dealt', { gameCode, nonce: 289, stake: 200n, choice: { stakes: ['200'] } });

/** The dealer shows an ace and offers insurance. */
export const InsuranceOffered = round('insurance_offered', {
  gameCode,
  nonce: 353,
  stake: 100n,
  choice: { stakes: ['100'] },
  decisions: [{ type: 'insurance', isTaken: true }],
});

/** The player takes insurance. */
export const InsuranceAnswered = round('insurance_answered', {
  gameCode,
  nonce: 353,
  stake: 100n,
  choice: { stakes: ['100'] },
  decisions: [{ type: 'insurance', isTaken: true }],
});

/** The dealer has no blackjack, and play continues. */
export const NoBlackjack = round('no_blackjack', {
  gameCode,
  nonce: 278,
  stake: 100n,
  choice: { stakes: ['100'] },
  decisions: [{ type: 'stand' }],
});

/** It is the turn of a hand. */
export const Turn = round('turn', {
  gameCode,
  nonce: 333,
  stake: 200n,
  choice: { stakes: ['200'] },
  decisions: [{ type: 'stand' }],
});

/** A hand takes a card. */
export const HandHit = round('hand_hit', {
  gameCode,
  nonce: 215,
  stake: 100n,
  choice: { stakes: ['100'] },
  decisions: [{ type: 'hit' }],
});

/** A hand stands. */
export const HandStood = round('hand_stood', {
  gameCode,
  nonce: 333,
  stake: 200n,
  choice: { stakes: ['200'] },
  decisions: [{ type: 'stand' }],
});

/** A hand is doubled and takes its last card. */
export const HandDoubled = round('hand_doubled', {
  gameCode,
  nonce: 361,
  stake: 200n,
  choice: { stakes: ['200'] },
  decisions: [{ type: 'double' }],
});

/** A pair is split into two hands. */
export const HandSplit = round('hand_split', {
  gameCode,
  nonce: 136,
  stake: 600n,
  choice: { stakes: ['100', '500'] },
  decisions: [{ type: 'split' }, { type: 'stand' }, { type: 'stand' }],
});

/** The dealer turns the hidden cards. */
export const DealerRevealed = round('dealer_revealed', {
  gameCode,
  nonce: 289,
  stake: 200n,
  choice: { stakes: ['200'] },
});

/** The dealer draws a card. */
export const DealerDrew = round('dealer_drew', {
  gameCode,
  nonce: 174,
  stake: 200n,
  choice: { stakes: ['200'] },
  decisions: [{ type: 'stand' }],
});

/** Insurance is settled. */
export const InsuranceSettled = round('insurance_settled', {
  gameCode,
  nonce: 353,
  stake: 100n,
  choice: { stakes: ['100'] },
  decisions: [{ type: 'insurance', isTaken: true }],
});

/** A hand is settled. */
export const HandSettled = round('hand_settled', { gameCode, nonce: 289, stake: 200n, choice: { stakes: ['200'] } });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 328, stake: 500n, choice: { stakes: ['500'] } });
