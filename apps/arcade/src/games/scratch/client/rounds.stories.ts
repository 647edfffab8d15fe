import { roundStories } from '../../../shell/stories/roundStory.ts';
import { scratchClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: scratchClient, styles: [styles] });
const gameCode = 'royal-scratch-card-master';

export default { title: 'Games of the arcade/Scratch', tags: ['!autodocs', '!test'] };

/** The first card of the round is dealt. */
export const CardDealt = round('card_dealt', { gameCode, nonce: 1 });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode });
