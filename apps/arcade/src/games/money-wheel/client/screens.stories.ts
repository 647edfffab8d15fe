import { tableStories } from '../../../shell/stories/tableStories.ts';
import { moneyWheelGame } from '../game.ts';
import { moneyWheelClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Money Wheel', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'cinnamon-money-wheel-vip',
  client: moneyWheelClient,
  game: moneyWheelGame,
  styles: [styles],
  bets: { x2: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
