import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { TILES } from '../math.ts';
import type { MinesPictures } from './pictures.ts';

const SIDE = 5;
/** How far an arrow key moves over the board. */
const arrowSteps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The tiles. The board decides nothing; it shows the given state. */
export interface Board {
  root: HTMLElement;
  /** Closes all tiles. */
  reset: () => void;
  /** Whether closed tiles can be picked. */
  setOpen: (isOpen: boolean) => void;
  /** Marks a tile with a pending answer; undefined removes the mark. */
  setPending: (tile: number | undefined) => void;
  reveal: (tile: number, isMine: boolean) => void;
  /** Shows the content of the other tiles. */
  revealRest: (mines: readonly number[]) => void;
  closedTiles: () => number[];
  /** Moves the focus for an arrow key. True if the focus was on the board. */
  moveFocus: (key: string) => boolean;
}

/** Creates the board. `onPick` gets only closed tiles, even while the board cannot be played. */
export function createBoard(text: Text, pictures: MinesPictures, onPick: (tile: number) => void): Board {
  const closed = new Set<number>();
  let isOpen = false;
  const names = Array.from({ length: TILES }, (_, tile) =>
    text('tile', { row: Math.floor(tile / SIDE) + 1, column: (tile % SIDE) + 1 }),
  );
  const tiles = names.map((_, tile) => {
    const button = element('button', { type: 'button', class: 'tile', tabindex: tile === 0 ? 0 : -1 });
    button.addEventListener('click', () => {
      if (closed.has(tile)) onPick(tile);
    });
    button.addEventListener('focus', () => {
      for (const other of tiles) other.tabIndex = other === button ? 0 : -1;
    });
    return button;
  });
  const root = element('div', { class: 'board', role: 'group', 'aria-label': text('board') }, ...tiles);
  if (pictures.back !== undefined) root.style.setProperty('--back', `url("${pictures.back}")`);

  function setState(tile: number, state: '' | 'gem' | 'mine', isPicked: boolean): void {
    const button = tiles[tile];
    if (!button) return;
    button.className = state === '' ? 'tile' : `tile is-${state} ${isPicked ? 'is-picked' : 'is-rest'}`;
    const name = names[tile] ?? '';
    button.setAttribute(
      'aria-label',
      state === '' ? name : text(state === 'gem' ? 'tileGem' : 'tileMine', { tile: name }),
    );
    // It keeps the focus, so that keyboard users keep their place on the board.
    button.setAttribute('aria-disabled', String(state !== '' || !isOpen));
    const art = state === '' ? [] : [element('img', { class: 'tile-art', src: pictures[state], alt: '' })];
    button.replaceChildren(...art);
  }

  function reset(): void {
    for (let tile = 0; tile < TILES; tile += 1) {
      closed.add(tile);
      setState(tile, '', false);
    }
  }
  reset();

  return {
    root,
    reset,
    setOpen(next) {
      isOpen = next;
      for (const tile of closed) tiles[tile]?.setAttribute('aria-disabled', String(!isOpen));
    },
    setPending(pending) {
      tiles.forEach((button, tile) => button.classList.toggle('is-pending', tile === pending));
    },
    reveal(tile, isMine) {
      closed.delete(tile);
      setState(tile, isMine ? 'mine' : 'gem', true);
    },
    revealRest(mines) {
      for (const tile of closed) setState(tile, mines.includes(tile) ? 'mine' : 'gem', false);
      closed.clear();
    },
    closedTiles: () => [...closed],
    moveFocus(key) {
      const step = arrowSteps[key];
      const from = tiles.findIndex((button) => button === document.activeElement);
      if (!step || from < 0) return false;
      const row = Math.min(SIDE - 1, Math.max(0, Math.floor(from / SIDE) + step[0]));
      const column = Math.min(SIDE - 1, Math.max(0, (from % SIDE) + step[1]));
      tiles[row * SIDE + column]?.focus();
      return true;
    },
  };
}
