import { roundStories } from '../../../shell/stories/roundStory.ts';
import { coinFlipClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: coinFlipClient, styles: [styles] });
const gameCode = 'coin-flip-party';

export default { title: 'Games of the arcade/CoinFlip', tags: ['!autodocs', '!test'] };

/** The coin is flipped. */
export const CoinFlipped = round('coin_flipped', {
  gameCode,
  nonce: 1,
  choice: { side: 'tails' },
  decisions: [{ type: 'cash_out' }],
});

/** The player stops and takes the win. */
export const CashedOut = round('cashed_out', {
  gameCode,
  nonce: 1,
  choice: { side: 'tails' },
  decisions: [{ type: 'cash_out' }],
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 4, choice: { side: 'heads' } });
