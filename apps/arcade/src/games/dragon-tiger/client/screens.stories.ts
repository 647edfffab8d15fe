import { tableStories } from '../../../shell/stories/tableStories.ts';
import { dragonTigerGame } from '../game.ts';
import { dragonTigerClient } from './client.ts';
import styles from './game.css?inline';

export default { title: 'Games of the arcade/Dragon Tiger', tags: ['!autodocs', '!test'] };

const stories = tableStories({
  gameCode: 'live-pearl-dragon-tiger',
  client: dragonTigerClient,
  game: dragonTigerGame,
  styles: [styles],
  bets: { dragon: '500' },
});

// Storybook reads the names of stories from the source.
export const Waiting = stories.Waiting;
export const Betting = stories.Betting;
export const Resumed = stories.Resumed;
export const Won = stories.Won;
export const Refused = stories.Refused;
