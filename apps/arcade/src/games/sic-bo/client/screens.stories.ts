import { tableStories } from '../../../shell/stories/tableStories.ts';
import { sicBoGame } from '../game.ts';
import { sicBoClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Sic Bo', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'moonlight-sic-bo',
  client: sicBoClient,
  game: sicBoGame,
  styles: [styles],
  bets: { big: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
