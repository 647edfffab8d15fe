import { roundStories } from '../../../shell/stories/roundStory.ts';
import { limboClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: limboClient, styles: [styles] });
const gameCode = 'sky-limbo';

export default { title: 'Games of the arcade/Limbo', tags: ['!autodocs', '!test'] };

/** The rocket stops at the multiplier that it reaches. */
export const MultiplierReached = round('multiplier_reached', { gameCode, nonce: 2, choice: { target: 200 } });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, choice: { target: 200 } });
