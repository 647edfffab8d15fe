import { lotteryStories } from '../../../shell/stories/lotteryStories.ts';
import { diceDrawGame } from '../game.ts';
import { diceDrawClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Dice lotteries', tags: ['!autodocs', '!test'] };

const gameCode = 'pearl-fast-three-evening';

const stories = lotteryStories({
  gameCode,
  client: diceDrawClient,
  game: diceDrawGame(gameCode),
  styles: [styles],
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
