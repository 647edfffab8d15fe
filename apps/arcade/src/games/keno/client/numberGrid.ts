import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { NUMBERS } from '../math.ts';

/** Columns of the card. The style sheet has the same number. */
const COLUMNS = 8;

/** How the arrow keys move over the card. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** The card with its numbers. */
export interface NumberGrid {
  root: HTMLElement;
  showPicks: (picks: ReadonlySet<number>) => void;
  /** Whether numbers can be picked. */
  setUsable: (isUsable: boolean) => void;
  /** Shows a number as drawn. */
  showDrawn: (number: number, isHit: boolean) => void;
  /** Removes the marks of drawn numbers. */
  clearDrawn: () => void;
}

/** Creates the card. `onPress` gets a number that the player picks or unpicks. */
export function createNumberGrid(text: Text, onPress: (number: number) => void): NumberGrid {
  let isUsable = true;
  const tiles = Array.from({ length: NUMBERS }, (_, index) => {
    const number = index + 1;
    const tile = element(
      'button',
      {
        type: 'button',
        class: 'keno-tile',
        'aria-pressed': 'false',
        'aria-label': text('tile.open', { number }),
        // The card is one tab stop; arrow keys move over it.
        tabindex: index === 0 ? 0 : -1,
      },
      element('span', { class: 'keno-number' }, String(number)),
    );
    tile.addEventListener('click', () => {
      if (!isUsable) return;
      moveFocus(index);
      onPress(number);
    });
    return tile;
  });

  function moveFocus(index: number): void {
    for (const [i, tile] of tiles.entries()) tile.tabIndex = i === index ? 0 : -1;
    tiles[index]?.focus({ preventScroll: true });
  }

  const root = element('div', { class: 'keno-grid', role: 'group', 'aria-label': text('card') }, ...tiles);
  root.addEventListener('keydown', (event) => {
    const from = tiles.findIndex((tile) => tile === event.target);
    const by = moves[event.key];
    if (from < 0 || by === undefined || !isUsable) return;
    // Elsewhere the keys change the stake.
    event.preventDefault();
    event.stopPropagation();
    if (tiles[from + by]) moveFocus(from + by);
  });

  return {
    root,
    showPicks(picks) {
      for (const [index, tile] of tiles.entries()) tile.setAttribute('aria-pressed', String(picks.has(index + 1)));
    },
    setUsable(next) {
      isUsable = next;
      root.classList.toggle('is-locked', !isUsable);
      for (const tile of tiles) tile.setAttribute('aria-disabled', String(!isUsable));
    },
    showDrawn(number, isHit) {
      const tile = tiles[number - 1];
      tile?.classList.add(isHit ? 'is-hit' : 'is-drawn');
      tile?.setAttribute('aria-label', text(isHit ? 'tile.hit' : 'tile.drawn', { number }));
    },
    clearDrawn() {
      for (const [index, tile] of tiles.entries()) {
        tile.classList.remove('is-hit', 'is-drawn');
        tile.setAttribute('aria-label', text('tile.open', { number: index + 1 }));
      }
    },
  };
}
