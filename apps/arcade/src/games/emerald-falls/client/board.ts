import { element } from '../../../shell/element.ts';
import { fallInto } from '../engine.ts';
import type { Board } from '../fallsEvents.ts';
import { COLUMNS, ROWS } from '../paytable.ts';
import type { FallsSymbol } from '../symbols.ts';
import { symbolArt } from './symbolArt.ts';

/** The board of falling symbols. It only draws; the durations that it returns are in ms. */
export interface FallsBoard {
  root: HTMLElement;
  columns: () => Board;
  /** Shows a board at once, with a short fade. */
  show: (columns: Board) => void;
  /** The symbols on the board fall out of it. */
  dropOut: (speed: number) => number;
  /** Symbols fall into the empty board. Columns from `delayedFrom` on fall late, one after the other. */
  dropIn: (columns: Board, speed: number, delayedFrom: number) => Landing[];
  /** Marks all symbols of these kinds and dims the others. Undefined marks nothing. */
  mark: (symbols: ReadonlySet<FallsSymbol> | undefined) => void;
  /** The centres of the marked cells of a kind, as fractions of the board's width and height. */
  places: (symbol: FallsSymbol) => { x: number; y: number }[];
  burst: (symbols: ReadonlySet<FallsSymbol>, speed: number) => number;
  /** Fresh symbols fall in above the remaining ones. Returns when the last one has landed. */
  refill: (burst: ReadonlySet<FallsSymbol>, fresh: Board, speed: number) => number;
  /** Marks the column that is awaited; undefined marks none. */
  hold: (column: number | undefined) => void;
  /** Finishes every movement at once. */
  finish: () => void;
}

/** When a column has landed. */
export interface Landing {
  column: number;
  atMs: number;
  isDelayed: boolean;
}

const COLUMN_MS = 75;
const ROW_MS = 38;
const HELD_MS = 620;
const OUT_MS = 260;
const BURST_MS = 300;
const SQUASH_MS = 230;

/** Returns how long a fall of this many rows takes: the time grows with the square root of the distance. */
function fallMs(rows: number): number {
  return 150 + 130 * Math.sqrt(rows);
}

interface Tile {
  symbol: FallsSymbol;
  root: HTMLElement;
  picture: HTMLElement;
}

const place = (column: number, row: number): string => `translate(${column * 100}%, ${row * 100}%)`;

function createTile(symbol: FallsSymbol, column: number, row: number): Tile {
  const picture = element('img', { src: symbolArt[symbol], alt: '', draggable: 'false', decoding: 'async' });
  const root = element('div', { class: 'tile', 'data-symbol': symbol }, picture);
  root.style.transform = place(column, row);
  return { symbol, root, picture };
}

/** Creates the board with symbols on it. */
export function createBoard(initial: Board): FallsBoard {
  const slots = Array.from({ length: COLUMNS }, () => element('div', { class: 'slot' }));
  const layer = element('div', { class: 'tiles' });
  const root = element('div', { class: 'board' }, element('div', { class: 'slots' }, ...slots), layer);
  let tiles: Tile[][] = [];
  const moving = new Set<Animation>();

  function move(target: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = target.animate(frames, { fill: 'backwards', ...options });
    moving.add(animation);
    animation.addEventListener('finish', () => moving.delete(animation));
  }

  /** Lets a tile fall to its place and squashes it where it lands. Returns when it has landed. */
  function fall(tile: Tile, column: number, row: number, rows: number, delayMs: number, speed: number): number {
    const duration = fallMs(rows) * speed;
    const delay = delayMs * speed;
    tile.root.style.transform = place(column, row);
    move(
      tile.root,
      [
        { transform: place(column, row - rows), easing: 'cubic-bezier(.5,.05,.9,.6)' },
        { transform: place(column, row), easing: 'ease-out', offset: 0.82 },
        { transform: `translate(${column * 100}%, ${row * 100 - 7}%)`, easing: 'ease-in', offset: 0.91 },
        { transform: place(column, row) },
      ],
      { duration: duration + 60 * speed, delay },
    );
    move(
      tile.picture,
      [
        { transform: 'scale(.94, 1.08)' },
        { transform: 'scale(1.13, .82)', offset: 0.3 },
        { transform: 'scale(.96, 1.05)', offset: 0.65 },
        { transform: 'none' },
      ],
      { duration: SQUASH_MS * speed, delay: delay + duration * 0.82 },
    );
    return delay + duration;
  }

  function finish(): void {
    for (const animation of moving) animation.finish();
    moving.clear();
  }

  function placeSymbols(columns: Board): void {
    tiles = columns.map((symbols, column) => symbols.map((symbol, row) => createTile(symbol, column, row)));
    layer.replaceChildren(...tiles.flat().map((tile) => tile.root));
  }

  const columnsNow = (): Board => tiles.map((column) => column.map(({ symbol }) => symbol));

  function mark(symbols: ReadonlySet<FallsSymbol> | undefined): void {
    layer.classList.toggle('is-marking', symbols !== undefined);
    for (const { symbol, root: tile } of tiles.flat())
      tile.classList.toggle('is-marked', symbols?.has(symbol) ?? false);
  }

  placeSymbols(initial);
  return {
    root,
    columns: columnsNow,
    show(columns) {
      finish();
      placeSymbols(columns);
      mark(undefined);
    },
    dropOut(speed) {
      finish();
      mark(undefined);
      tiles.forEach((column, index) =>
        column.forEach((tile, row) => {
          const delay = (index * 26 + (ROWS - 1 - row) * 22) * speed;
          move(
            tile.root,
            [
              { transform: place(index, row), easing: 'cubic-bezier(.5,0,.9,.5)' },
              { transform: place(index, row + ROWS + 1) },
            ],
            { duration: OUT_MS * speed, delay, fill: 'both' },
          );
        }),
      );
      return (OUT_MS + COLUMNS * 26 + ROWS * 22) * speed;
    },
    dropIn(columns, speed, delayedFrom) {
      finish();
      placeSymbols(columns);
      return tiles.map((column, index) => {
        const delayed = Math.max(0, index - delayedFrom + 1);
        const start = index * COLUMN_MS + delayed * HELD_MS;
        const ends = column.map((tile, row) =>
          fall(tile, index, row, ROWS + 0.6, start + (ROWS - 1 - row) * ROW_MS, speed),
        );
        return { column: index, atMs: Math.max(...ends), isDelayed: delayed > 0 };
      });
    },
    mark,
    places(symbol) {
      return tiles.flatMap((column, x) =>
        column.flatMap((tile, y) => (tile.symbol === symbol ? [{ x: (x + 0.5) / COLUMNS, y: (y + 0.5) / ROWS }] : [])),
      );
    },
    burst(symbols, speed) {
      for (const { symbol, picture, root: tile } of tiles.flat()) {
        if (!symbols.has(symbol)) continue;
        tile.classList.add('is-bursting');
        move(
          picture,
          [
            { transform: 'scale(1.1)', opacity: 1, filter: 'brightness(1)' },
            { transform: 'scale(1.28) rotate(3deg)', opacity: 1, filter: 'brightness(2.2)', offset: 0.35 },
            { transform: 'scale(.2) rotate(-20deg)', opacity: 0, filter: 'brightness(3)' },
          ],
          { duration: BURST_MS * speed, fill: 'both' },
        );
      }
      return BURST_MS * speed;
    },
    refill(burst, fresh, speed) {
      finish();
      const before = tiles;
      const after = fallInto(columnsNow(), burst, fresh);
      let lastMs = 0;
      tiles = after.map((symbols, index) => {
        const remaining = (before[index] ?? []).filter(({ symbol }) => !burst.has(symbol));
        const rowsBefore = (before[index] ?? []).flatMap(({ symbol }, row) => (burst.has(symbol) ? [] : [row]));
        const gaps = symbols.length - remaining.length;
        return symbols.map((symbol, row) => {
          const remainingTile = remaining[row - gaps];
          const tile = remainingTile ?? createTile(symbol, index, row);
          const rows = remainingTile ? row - (rowsBefore[row - gaps] ?? row) : gaps + 0.5;
          const delay = index * 34 + (ROWS - 1 - row) * 30;
          if (rows > 0) lastMs = Math.max(lastMs, fall(tile, index, row, rows, delay, speed));
          return tile;
        });
      });
      layer.replaceChildren(...tiles.flat().map((tile) => tile.root));
      mark(undefined);
      return lastMs;
    },
    hold(column) {
      slots.forEach((slot, index) => slot.classList.toggle('is-held', index === column));
    },
    finish,
  };
}
