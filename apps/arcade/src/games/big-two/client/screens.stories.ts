import { seatStories } from '../../../shell/stories/seatStories.ts';
import { bigTwoClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Big Two', tags: ['!autodocs', '!test'] };

const stories = seatStories({
  gameCode: 'riverside-big-two-masters',
  client: bigTwoClient,
  styles: [styles],
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
