import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import {
  colourOf,
  paysTimes,
  placeOf,
  roulettePlaces,
  type InsideKind,
  type RouletteKind,
  type RoulettePlace,
} from '../places.ts';
import { moveFocusByArrows } from './arrowKeys.ts';
import { placeName } from './words.ts';

/** The table: numbers, the spots between them, and the outside bets. */
export interface RouletteLayout {
  root: HTMLElement;
  /** Sets the kind of places that a tap among the numbers bets on. */
  setMode: (mode: InsideKind) => void;
}

/** Returns the position of a spot: x in columns and y in streets, from the corner beside zero and 1. */
export function spotOf({ kind, numbers }: RoulettePlace): { x: number; y: number } {
  const counted = numbers.filter((number) => number > 0);
  const mean = (valueOf: (number: number) => number): number =>
    counted.reduce((sum, number) => sum + valueOf(number) + 0.5, 0) / counted.length;
  const hasZero = counted.length < numbers.length;
  // Whole streets have their spot at the edge, the trios with zero where zero meets two numbers.
  const isAtEdge = kind === 'sixLine' || (kind === 'street' && !hasZero) || (kind === 'corner' && hasZero);
  return {
    x: isAtEdge ? 0 : mean((number) => (number - 1) % 3),
    y: hasZero ? 0 : mean((number) => Math.floor((number - 1) / 3)),
  };
}

/** Creates the table on a board. */
export function createRouletteLayout(board: PlaceBoard<string>, text: Text): RouletteLayout {
  const numbers = element('div', { class: 'layout-numbers' });
  const spots = element('div', { class: 'layout-spots' });
  const zero = element('div', { class: 'layout-zero' });
  const outside: Readonly<Record<'dozen' | 'column' | 'even', HTMLElement>> = {
    dozen: element('div', { class: 'layout-dozens' }),
    column: element('div', { class: 'layout-columns' }),
    even: element('div', { class: 'layout-evens' }),
  };
  const field = element('div', { class: 'layout-field' }, numbers, spots);
  const root = element('div', { class: 'roulette-layout' }, zero, field, outside.column, outside.dozen, outside.even);
  const cells = new Map<number, HTMLElement>();
  const spotsOf = new Map<RouletteKind, HTMLElement[]>();
  let mode: InsideKind = 'straight';

  for (const place of roulettePlaces) {
    const { code, kind } = place;
    const pay = `${paysTimes(place) - 1} : 1`;
    const isOutside = kind === 'dozen' || kind === 'column' || kind === 'even';
    const button = board.place({
      place: code,
      label: placeName(code, text),
      pay,
      className: kind === 'straight' ? `cell is-${colourOf(Number(code))}` : isOutside ? `cell is-${code}` : 'spot',
    });
    const label = button.querySelector('.place-label');
    if (isOutside) {
      if (label) label.textContent = kind === 'column' ? '2 : 1' : text(`cell.${code}`);
      outside[kind].append(button);
    } else if (kind === 'straight') {
      const number = Number(code);
      if (label) label.textContent = code;
      button.style.setProperty('--street', String(Math.ceil(number / 3)));
      button.style.setProperty('--column', String(((number + 2) % 3) + 1));
      cells.set(number, button);
      (number === 0 ? zero : numbers).append(button);
    } else {
      const { x, y } = spotOf(place);
      button.style.setProperty('--x', String(x));
      button.style.setProperty('--y', String(y));
      button.dataset['kind'] = kind;
      spotsOf.set(kind, [...(spotsOf.get(kind) ?? []), button]);
      spots.append(button);
    }
  }

  /** Shows which numbers the place under the pointer or the focus covers. */
  function cover(target: EventTarget | null): void {
    const place = target instanceof Element ? target.closest<HTMLElement>('.place')?.dataset['place'] : undefined;
    const covered = place === undefined ? [] : placeOf(place).numbers;
    for (const [number, cell] of cells) cell.classList.toggle('is-covered', covered.includes(number));
  }
  root.addEventListener('pointerover', ({ target }) => cover(target));
  root.addEventListener('focusin', ({ target }) => cover(target));
  root.addEventListener('pointerleave', () => cover(null));
  root.addEventListener('focusout', () => cover(null));

  moveFocusByArrows(root);

  // A tap beside a spot selects the nearest spot.
  root.addEventListener('click', ({ target, clientX, clientY }) => {
    if (mode === 'straight' || !(target instanceof Element) || target.closest('.place')) return;
    const away = (spot: HTMLElement): number => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
    };
    const [nearest] = (spotsOf.get(mode) ?? []).toSorted((a, b) => away(a) - away(b));
    if (nearest && (field.contains(target) || zero.contains(target))) nearest.click();
  });

  return {
    root,
    setMode(next) {
      mode = next;
      root.dataset['mode'] = mode;
      // In other modes the numbers take no taps, so that a finger cannot miss a spot.
      for (const part of [numbers, zero]) part.inert = mode !== 'straight';
    },
  };
}
