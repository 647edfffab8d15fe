import { tableStories } from '../../../shell/stories/tableStories.ts';
import { fishPrawnCrabGame } from '../game.ts';
import { fishPrawnCrabClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Fish Prawn Crab', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'live-skyline-fish-prawn-crab',
  client: fishPrawnCrabClient,
  game: fishPrawnCrabGame,
  styles: [styles],
  bets: { fish: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
