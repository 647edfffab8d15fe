import { tableStories } from '../../../shell/stories/tableStories.ts';
import { fanTanGame } from '../game.ts';
import { fanTanClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Fan Tan', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'mango-fan-tan',
  client: fanTanClient,
  game: fanTanGame,
  styles: [styles],
  bets: { ssh123: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
