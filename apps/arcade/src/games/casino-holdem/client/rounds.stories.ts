import { roundStories } from '../../../shell/stories/roundStory.ts';
import { casinoHoldemClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: casinoHoldemClient, styles: [styles] });
const gameCode = 'casino-holdem-starlight-salon';

export default { title: 'Games of the arcade/CasinoHoldem', tags: ['!autodocs', '!test'] };

/** The cards are dealt. */
export const Dealt = round('dealt', {
  gameCode,
  nonce: 97,
  stake: 200n,
  choice: { ante: '200', bonus: null },
  decisions: [{ type: 'call' }],
});

/** The player decides to play or to fold. */
export const Decided = round('decided', {
  gameCode,
  nonce: 97,
  stake: 200n,
  choice: { ante: '200', bonus: null },
  decisions: [{ type: 'call' }],
});

/** The cards on the table are dealt. */
export const BoardDealt = round('board_dealt', {
  gameCode,
  nonce: 97,
  stake: 200n,
  choice: { ante: '200', bonus: null },
  decisions: [{ type: 'call' }],
});

/** The dealer turns the hidden cards. */
export const DealerRevealed = round('dealer_revealed', {
  gameCode,
  nonce: 97,
  stake: 200n,
  choice: { ante: '200', bonus: null },
  decisions: [{ type: 'call' }],
});

/** The hand is compared with the dealer's hand. */
export const DuelSettled = round('duel_settled', {
  gameCode,
  nonce: 97,
  stake: 200n,
  choice: { ante: '200', bonus: null },
  decisions: [{ type: 'call' }],
});

/** The bonus is settled. */
export const BonusSettled = round('bonus_settled', {
  gameCode,
  nonce: 331,
  stake: 400n,
  choice: { ante: '200', bonus: '200' },
  decisions: [{ type: 'call' }],
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  nonce: 202,
  stake: 200n,
  choice: { ante: '200', bonus: null },
  decisions: [{ type: 'fold' }],
});
