import { lotteryStories } from '../../../shell/stories/lotteryStories.ts';
import { digitDrawGame } from '../game.ts';
import { digitDrawClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Digit lotteries', tags: ['!autodocs', '!test'] };

const gameCode = 'moonlight-five-digits-evening';

const stories = lotteryStories({
  gameCode,
  client: digitDrawClient,
  game: digitDrawGame(gameCode),
  styles: [styles],
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
