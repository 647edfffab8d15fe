import { lotteryStories } from '../../../shell/stories/lotteryStories.ts';
import { raceDrawGame } from '../game.ts';
import { raceDrawClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Race lotteries', tags: ['!autodocs', '!test'] };

const gameCode = 'night-market-boat-race-plus';

const stories = lotteryStories({
  gameCode,
  client: raceDrawClient,
  game: raceDrawGame(gameCode),
  styles: [styles],
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
