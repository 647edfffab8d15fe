import { roundStories } from '../../../shell/stories/roundStory.ts';
import { videoPokerClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: videoPokerClient, styles: [styles] });
const gameCode = 'jacks-or-better';

export default { title: 'Games of the arcade/VideoPoker', tags: ['!autodocs', '!test'] };

/** The cards are dealt. */
export const Dealt = round('dealt', { gameCode, nonce: 78, decisions: [{ type: 'draw', held: [1] }] });

/** Cards that are not held are replaced. */
export const Drawn = round('drawn', { gameCode, nonce: 78, decisions: [{ type: 'draw', held: [1] }] });

/** A lost round ends. */
export const RoundEnded = round('round_ended', { gameCode, nonce: 123, decisions: [{ type: 'draw', held: [] }] });
