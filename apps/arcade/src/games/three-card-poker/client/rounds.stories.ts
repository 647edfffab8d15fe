import { roundStories } from '../../../shell/stories/roundStory.ts';
import { threeCardPokerClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: threeCardPokerClient, styles: [styles] });
const gameCode = 'live-moonlight-three-card-poker';

export default { title: 'Games of the arcade/ThreeCardPoker', tags: ['!autodocs', '!test'] };

/** The cards are dealt. */
export const Dealt = round('dealt', {
  gameCode,
  nonce: 176,
  stake: 200n,
  choice: { ante: '200', pairPlus: null },
  decisions: [{ type: 'play' }],
});

/** The player decides to play or to fold. */
export const Decided = round('decided', {
  gameCode,
  nonce: 176,
  stake: 200n,
  choice: { ante: '200', pairPlus: null },
  decisions: [{ type: 'play' }],
});

/** The dealer turns the hidden cards. */
export const DealerRevealed = round('dealer_revealed', {
  gameCode,
  nonce: 176,
  stake: 200n,
  choice: { ante: '200', pairPlus: null },
  decisions: [{ type: 'play' }],
});

/** The hand is compared with the dealer's hand. */
export const DuelSettled = round('duel_settled', {
  gameCode,
  nonce: 176,
  stake: 200n,
  choice: { ante: '200', pairPlus: null },
  decisions: [{ type: 'play' }],
});

/** Pair plus is settled. */
export const PairPlusSettled = round('pair_plus_settled', {
  gameCode,
  nonce: 111,
  stake: 200n,
  choice: { ante: '100', pairPlus: '100' },
  decisions: [{ type: 'play' }],
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  nonce: 36,
  stake: 200n,
  choice: { ante: '200', pairPlus: null },
  decisions: [{ type: 'fold' }],
});
