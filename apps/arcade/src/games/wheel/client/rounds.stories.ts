import { roundStories } from '../../../shell/stories/roundStory.ts';
import { wheelClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: wheelClient, styles: [styles] });
const gameCode = 'silver-wheel-master';

export default { title: 'Games of the arcade/Wheel', tags: ['!autodocs', '!test'] };

/** The wheel stops at its segment. */
export const WheelStopped = round('wheel_stopped', { gameCode, choice: { segments: 20, risk: 'medium' } });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 2, choice: { segments: 20, risk: 'medium' } });
