import { seatStories } from '../../../shell/stories/seatStories.ts';
import { bragClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Brag', tags: ['!autodocs', '!test'] };

const stories = seatStories({
  gameCode: 'rooftop-three-card-brag-duel',
  client: bragClient,
  styles: [styles],
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
