import { roundStories } from '../../../shell/stories/roundStory.ts';
import { plinkoClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: plinkoClient, styles: [styles] });
const gameCode = 'mystic-peg-drop-master';

export default { title: 'Games of the arcade/Plinko', tags: ['!autodocs', '!test'] };

/** The ball falls from pin to pin into its bucket. */
export const BallDropped = round('ball_dropped', { gameCode, choice: { rows: 12, risk: 'medium' } });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, choice: { rows: 12, risk: 'medium' } });
