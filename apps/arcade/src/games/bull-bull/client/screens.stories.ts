import { tableStories } from '../../../shell/stories/tableStories.ts';
import { bullBullGame } from '../game.ts';
import { bullBullClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Bull Bull', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'bull-bull-skyline-salon',
  client: bullBullClient,
  game: bullBullGame,
  styles: [styles],
  bets: { player1: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
