import { roundStories } from '../../../shell/stories/roundStory.ts';
import { stampedClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: stampedClient, styles: [styles] });
const gameCode = 'stamped';

export default { title: 'Games of the arcade/Stamped', tags: ['!autodocs', '!test'] };

/** The number is drawn. */
export const NumberDrawn = round('number_drawn', { gameCode });

/** A round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 1 });
