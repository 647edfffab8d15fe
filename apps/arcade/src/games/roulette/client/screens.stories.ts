import { tableStories } from '../../../shell/stories/tableStories.ts';
import { rouletteGame } from '../game.ts';
import { rouletteClient } from './client.ts';
import styles from './game.css?inline';
import layoutStyles from './layout.css?inline';
import racetrackStyles from './racetrack.css?inline';

export default { title: 'Games of the arcade/Roulette', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'rooftop-roulette',
  client: rouletteClient,
  game: rouletteGame,
  styles: [styles, layoutStyles, racetrackStyles],
  bets: { red: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
