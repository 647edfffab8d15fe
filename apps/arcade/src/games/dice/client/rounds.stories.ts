import { roundStories } from '../../../shell/stories/roundStory.ts';
import { diceClient } from './client.ts';
import dialStyles from './dial.css?inline';
import styles from './game.css?inline';

const round = roundStories({ client: diceClient, styles: [dialStyles, styles] });
const gameCode = 'dice-mini';

export default { title: 'Games of the arcade/Dice', tags: ['!autodocs', '!test'] };

/** The marker stops at the number that was rolled. */
export const Rolled = round('rolled', { gameCode, nonce: 1, choice: { side: 'over', winning: 5000 } });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 117, choice: { side: 'over', winning: 5000 } });
