import { roundStories } from '../../../shell/stories/roundStory.ts';
import { minesClient } from './client.ts';
import styles from './game.css?inline';

const round = roundStories({ client: minesClient, styles: [styles] });
const gameCode = 'generous-mines-master';

export default { title: 'Games of the arcade/Mines', tags: ['!autodocs', '!test'] };

/** Tiles are turned one after the other. */
export const TileRevealed = round('tile_revealed', {
  gameCode,
  nonce: 46,
  choice: { mines: 4 },
  decisions: [{ type: 'pick', tile: 8 }, { type: 'pick', tile: 3 }, { type: 'pick', tile: 1 }, { type: 'cash_out' }],
});

/** All mines are shown once the round is over. */
export const BoardRevealed = round('board_revealed', {
  gameCode,
  nonce: 341,
  choice: { mines: 4 },
  decisions: [{ type: 'pick', tile: 3 }, { type: 'cash_out' }],
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  nonce: 195,
  choice: { mines: 4 },
  decisions: [{ type: 'pick', tile: 4 }],
});
