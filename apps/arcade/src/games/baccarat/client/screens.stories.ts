import { tableStories } from '../../../shell/stories/tableStories.ts';
import { baccaratGame } from '../game.ts';
import { baccaratClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Baccarat', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'baccarat-velvet-salon',
  client: baccaratClient,
  game: baccaratGame,
  styles: [styles],
  bets: { banker: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
