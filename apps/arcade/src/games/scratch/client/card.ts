import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { motifAddress, plainMotifAddress, type Motif } from '../../../shell/motifPicture.ts';
import { trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import { FIELDS, prizes } from '../math.ts';
import { createFoil, type Point } from './foil.ts';
import { createFoilPicture } from './foilPicture.ts';

/** Columns of the card. The style sheet has the same number. */
const COLUMNS = 3;
const ROWS = FIELDS / COLUMNS;
/** Half the width of a finger's scratch, in fields. */
const RADIUS = 0.24;
/** A pointer that moved less than this, in fields, is a tap. */
const TAP = 0.12;
/** How the arrow keys move over the card. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** The card: nine fields under a foil. */
export interface Card {
  root: HTMLElement;
  /** Shows a new, covered card whose symbols are unknown. */
  cover: () => void;
  /** Puts symbols under the foil, and lets the player scratch. */
  deal: (fields: readonly number[]) => void;
  open: (field: number) => void;
  isOpen: (field: number) => boolean;
  /** Marks the fields with this symbol. */
  mark: (symbol: number | null) => void;
}

/** Creates the card. `onOpen` gets each field that the player opened. */
export function createCard(text: Text, symbols: readonly Motif[], onOpen: (field: number) => void): Card {
  const foil = createFoil(COLUMNS, ROWS);
  const addresses = symbols.map(motifAddress);
  let dealt: readonly number[] | undefined;
  const opened = new Set<number>();

  const fields = Array.from({ length: FIELDS }, (_, index) => {
    const field = element('button', { type: 'button', class: 'scratch-field', tabindex: index === 0 ? 0 : -1 });
    // A tap or a key opens the whole field. The click after a scratch opens nothing.
    field.addEventListener('click', () => {
      if (!hasScratched) openByHand([index]);
    });
    return field;
  });
  const grid = element('div', { class: 'scratch-grid', role: 'group', 'aria-label': text('card') }, ...fields);
  const picture = createFoilPicture(
    element('canvas', { class: 'scratch-foil', 'aria-hidden': 'true' }),
    COLUMNS,
    ROWS,
    symbols[0] && plainMotifAddress(symbols[0], 'black'),
  );
  const root = element(
    'div',
    { class: picture.isDrawn ? 'scratch-card' : 'scratch-card is-plain' },
    grid,
    picture.root,
  );

  function openByHand(found: readonly number[]): void {
    if (dealt === undefined) return;
    for (const field of found) {
      if (opened.has(field)) continue;
      open(field);
      onOpen(field);
    }
  }

  function open(field: number): void {
    const symbol = dealt?.[field];
    if (symbol === undefined || opened.has(field)) return;
    opened.add(field);
    foil.open(field);
    picture.open(field);
    const button = fields[field];
    if (!button) return;
    button.dataset['state'] = 'open';
    button.setAttribute('aria-label', text('fieldOpen', { field: field + 1, multiplier: multiplierOf(symbol) }));
  }

  function cover(): void {
    dealt = undefined;
    opened.clear();
    foil.cover();
    picture.cover();
    fields.forEach((field, index) => {
      field.replaceChildren();
      field.classList.remove('is-hit');
      field.dataset['state'] = 'covered';
      field.setAttribute('aria-label', text('fieldCovered', { field: index + 1 }));
    });
  }

  let last: Point | undefined;
  let start: Point | undefined;
  let hasScratched = false;

  function pointOf(event: PointerEvent): Point {
    const { left, top, width, height } = grid.getBoundingClientRect();
    return {
      x: ((event.clientX - left) / (width || 1)) * COLUMNS,
      y: ((event.clientY - top) / (height || 1)) * ROWS,
    };
  }

  function scratchTo(point: Point): void {
    if (dealt === undefined || last === undefined) return;
    picture.scratch(last, point, RADIUS);
    const found = foil.scratch(last, point, RADIUS);
    last = point;
    openByHand(found);
  }

  grid.addEventListener('pointerdown', (event) => {
    hasScratched = false;
    start = last = pointOf(event);
    grid.setPointerCapture?.(event.pointerId);
  });
  grid.addEventListener('pointermove', (event) => {
    if (start === undefined) return;
    const point = pointOf(event);
    if (!hasScratched && Math.hypot(point.x - start.x, point.y - start.y) < TAP) return;
    hasScratched = true;
    scratchTo(point);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    grid.addEventListener(type, (event) => {
      // With a captured pointer the click goes to the grid, so taps are detected here.
      if (type === 'pointerup' && start !== undefined && !hasScratched) {
        const { x, y } = pointOf(event);
        openByHand([Math.floor(y) * COLUMNS + Math.floor(x)]);
      }
      start = last = undefined;
      // The click of this pointer, if any, fires before the next task.
      setTimeout(() => (hasScratched = false));
    });
  grid.addEventListener('keydown', (event) => {
    const from = fields.findIndex((field) => field === event.target);
    const move = moves[event.key];
    if (from < 0 || move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = Math.min(FIELDS - 1, Math.max(0, from + move));
    fields.forEach((field, index) => (field.tabIndex = index === to ? 0 : -1));
    fields[to]?.focus({ preventScroll: true });
  });

  cover();
  return {
    root,
    cover,
    deal(symbolsOfFields) {
      dealt = symbolsOfFields;
      fields.forEach((field, index) => {
        const symbol = symbolsOfFields[index] ?? 0;
        field.replaceChildren(
          element('img', { class: 'scratch-symbol', src: addresses[symbol] ?? '', alt: '', draggable: 'false' }),
          element('span', { class: 'scratch-label', 'aria-hidden': 'true' }, multiplierOf(symbol)),
        );
      });
    },
    open,
    isOpen: (field) => opened.has(field),
    mark: (symbol) =>
      fields.forEach((field, index) =>
        field.classList.toggle('is-hit', symbol !== null && dealt?.[index] === symbol && opened.has(index)),
      ),
  };
}

/** Returns the multiplier of a symbol's prize, such as "×50". */
export function multiplierOf(symbol: number): string {
  return trimmedHundredthsText(prizes[symbol]?.hundredths ?? 0);
}
