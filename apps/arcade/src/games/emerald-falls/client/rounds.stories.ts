import { playRow } from '../../../books/bookEngine.ts';
import { roundStories } from '../../../shell/stories/roundStory.ts';
import { emeraldFallsEngine } from '../engine.ts';
import boardStyles from './board.css?inline';
import { emeraldFallsClient } from './client.ts';
import styles from './game.css?inline';
import sheetStyles from './sheet.css?inline';
import symbolPaysStyles from '../../../shell/symbolPays.css?inline';

const round = roundStories({
  client: emeraldFallsClient,
  styles: [boardStyles, symbolPaysStyles, sheetStyles, styles],
  playRow: (row, stake) => playRow(emeraldFallsEngine, row, stake),
});
const gameCode = 'emerald-falls';

export default { title: 'Games of the arcade/EmeraldFalls', tags: ['!autodocs', '!test'] };

/** Enough of a symbol pays anywhere. */
export const SymbolWin = round('symbol_win', {
  gameCode,
  bookRow: { position: 1465, seed: '0000000000000f2a', payout: 20 },
});

/** Symbols that paid burst, and others fall. */
export const Cascade = round('cascade', {
  gameCode,
  bookRow: { position: 1465, seed: '0000000000000f2a', payout: 20 },
});

/** Scatters pay in any position. */
export const Scatter = round('scatter', {
  gameCode,
  bookRow: { position: 8691, seed: '0000000000005895', payout: 200 },
});

/** Scatters start free falls. */
export const FreeFallsStarted = round('free_falls_started', {
  gameCode,
  bookRow: { position: 8691, seed: '0000000000005895', payout: 200 },
});

/** A free fall begins. */
export const FreeFall = round('free_fall', {
  gameCode,
  bookRow: { position: 8691, seed: '0000000000005895', payout: 200 },
});

/** Scatters add free falls. */
export const FreeFallsAdded = round('free_falls_added', {
  gameCode,
  bookRow: { position: 5431, seed: '000000000000373b', payout: 405 },
});

/** The total of the free falls is shown. */
export const FreeFallsEnded = round('free_falls_ended', {
  gameCode,
  bookRow: { position: 8691, seed: '0000000000005895', payout: 200 },
});

/** The board falls into its place. */
export const BoardDropped = round('board_dropped', {
  gameCode,
  bookRow: { position: 1465, seed: '0000000000000f2a', payout: 20 },
});

/** The round ends at the largest win. */
export const MaxWin = round('max_win', {
  gameCode,
  bookRow: { position: 15221, seed: '0000000000009ae8', payout: 500000 },
});

/** A win that is many times the stake is counted up. */
export const BigWin = round('big_win', {
  gameCode,
  bookRow: { position: 23713, seed: '000000000000f19c', payout: 1635 },
});

/** A lost round ends. */
export const RoundEnded = round('round_ended', {
  gameCode,
  bookRow: { position: 52800, seed: '0000000000005ba2', payout: 0 },
});
