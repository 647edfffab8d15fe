import { lotteryStories } from '../../../shell/stories/lotteryStories.ts';
import { pickDrawGame } from '../game.ts';
import { pickDrawClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Pick lotteries', tags: ['!autodocs', '!test'] };

const gameCode = 'emerald-six-of-45';

const stories = lotteryStories({
  gameCode,
  client: pickDrawClient,
  game: pickDrawGame(gameCode),
  styles: [styles],
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
