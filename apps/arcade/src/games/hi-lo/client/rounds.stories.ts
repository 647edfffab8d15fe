import { roundStories } from '../../../shell/stories/roundStory.ts';
import { hiLoClient } from './client.ts';
import cardsStyles from './cards.css?inline';
import styles from './game.css?inline';

const round = roundStories({ client: hiLoClient, styles: [cardsStyles, styles] });
const gameCode = 'tropical-hi-lo-challenge';

export default { title: 'Games of the arcade/HiLo', tags: ['!autodocs', '!test'] };

/** The first card of the round is dealt. */
export const CardDealt = round('card_dealt', {
  gameCode,
  nonce: 284,
  decisions: [{ type: 'guess', guess: 'lower' }, { type: 'cash_out' }],
});

/** A card is skipped, and the next one is dealt. */
export const CardSkipped = round('card_skipped', {
  gameCode,
  nonce: 194,
  decisions: [{ type: 'skip' }, { type: 'guess', guess: 'lower' }, { type: 'cash_out' }],
});

/** A guess is right or wrong. */
export const GuessMade = round('guess_made', {
  gameCode,
  nonce: 284,
  decisions: [{ type: 'guess', guess: 'lower' }, { type: 'cash_out' }],
});

/** The player stops and takes the win. */
export const CashedOut = round('cashed_out', {
  gameCode,
  nonce: 284,
  decisions: [{ type: 'guess', guess: 'lower' }, { type: 'cash_out' }],
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 5, decisions: [{ type: 'guess', guess: 'lower' }] });
