import { roundStories } from '../../../shell/stories/roundStory.ts';
import { kenoClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: kenoClient, styles: [styles] });
const gameCode = 'jade-keno';

export default { title: 'Games of the arcade/Keno', tags: ['!autodocs', '!test'] };

/** The numbers are drawn, and hits are marked. */
export const NumbersDrawn = round('numbers_drawn', {
  gameCode,
  nonce: 46,
  choice: { picks: [3, 8, 14, 19, 27, 33], risk: 'medium' },
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  nonce: 2,
  choice: { picks: [3, 8, 14, 19, 27, 33], risk: 'medium' },
});
