import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import { element, icon } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { moveFocusByArrows } from './arrowKeys.ts';
import { colourOf, insideCode, placeOf, POCKETS } from '../places.ts';
import { MAX_NEIGHBOURS, sectionPlaces, sections, wheelOrder, withNeighbours } from '../wheel.ts';

/** The numbers in the order of the wheel, with neighbours and the three sections. */
export interface Racetrack {
  root: HTMLElement;
  /** Marks the numbers that bets cover. */
  show: (places: Iterable<string>) => void;
}

/** The storage key of the player's number of neighbours. */
const STORAGE_KEY = 'arcade:roulette:neighbours';
/** The track, in hundredths of its width: the line of the numbers. */
const WIDTH = 100;
const HEIGHT = 112;
const INSET = 5.5;
const RADIUS = 34;

/** Returns a point of the track by the part of its length, clockwise from the top. */
function trackPoint(part: number): { x: number; y: number } {
  const [across, down] = [(WIDTH - 2 * INSET) / 2 - RADIUS, HEIGHT - 2 * INSET - 2 * RADIUS];
  const quarter = (Math.PI * RADIUS) / 2;
  let along = part * (4 * across + 2 * down + 4 * quarter);
  const [middle, right, bottom] = [WIDTH / 2, WIDTH - INSET, HEIGHT - INSET];
  const corner = (x: number, y: number, turned: number): { x: number; y: number } => {
    const angle = turned * (Math.PI / 2) + along / RADIUS;
    return { x: x + RADIUS * Math.sin(angle), y: y - RADIUS * Math.cos(angle) };
  };
  const pieces: [number, () => { x: number; y: number }][] = [
    [across, () => ({ x: middle + along, y: INSET })],
    [quarter, () => corner(right - RADIUS, INSET + RADIUS, 0)],
    [down, () => ({ x: right, y: INSET + RADIUS + along })],
    [quarter, () => corner(right - RADIUS, bottom - RADIUS, 1)],
    [2 * across, () => ({ x: middle + across - along, y: bottom })],
    [quarter, () => corner(INSET + RADIUS, bottom - RADIUS, 2)],
    [down, () => ({ x: INSET, y: bottom - RADIUS - along })],
    [quarter, () => corner(INSET + RADIUS, INSET + RADIUS, 3)],
  ];
  for (const [length, point] of pieces) {
    if (along < length) return point();
    along -= length;
  }
  return { x: middle - across + along, y: INSET };
}

function readNeighbours(): number {
  try {
    const read = Number(localStorage.getItem(STORAGE_KEY) ?? 2);
    return Number.isInteger(read) && read >= 0 && read <= MAX_NEIGHBOURS ? read : 2;
  } catch {
    return 2;
  }
}

/** Creates the racetrack. It places chips on the places of the board. */
export function createRacetrack(board: PlaceBoard<string>, text: Text): Racetrack {
  let neighbours = readNeighbours();
  const beads = new Map<number, HTMLButtonElement>();
  const count = element('output', { class: 'neighbours-count' });
  const step = (name: 'minus' | 'plus', label: string, by: number): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: 'step-button', 'aria-label': label }, icon(name));
    button.addEventListener('click', () => set(neighbours + by));
    return button;
  };
  const fewer = step('minus', text('fewer'), -1);
  const more = step('plus', text('more'), 1);

  function set(next: number): void {
    neighbours = Math.min(MAX_NEIGHBOURS, Math.max(0, next));
    count.textContent = String(neighbours);
    fewer.disabled = neighbours === 0;
    more.disabled = neighbours === MAX_NEIGHBOURS;
    for (const [number, bead] of beads)
      bead.setAttribute(
        'aria-label',
        text(neighbours === 0 ? 'neighboursNone' : 'neighboursOf', { number, count: neighbours }),
      );
    try {
      localStorage.setItem(STORAGE_KEY, String(neighbours));
    } catch {
      // Without storage the number lasts until the page closes.
    }
  }

  const light = (numbers: readonly number[]): void => {
    for (const [number, bead] of beads) bead.classList.toggle('is-covered', numbers.includes(number));
  };

  wheelOrder.forEach((number, index) => {
    const { x, y } = trackPoint(index / POCKETS);
    const bead = element('button', { type: 'button', class: `bead is-${colourOf(number)}` }, String(number));
    bead.style.insetInlineStart = `${x}%`;
    bead.style.insetBlockStart = `${(y / HEIGHT) * 100}%`;
    const covered = (): number[] => withNeighbours(number, neighbours);
    bead.addEventListener('click', () => board.placeChip(covered().map((of) => insideCode([of]))));
    for (const type of ['pointerenter', 'focus']) bead.addEventListener(type, () => light(covered()));
    for (const type of ['pointerleave', 'blur']) bead.addEventListener(type, () => light([]));
    beads.set(number, bead);
  });
  set(neighbours);

  const sectionButtons = sections.map((section) => {
    const places = sectionPlaces[section];
    const button = element(
      'button',
      { type: 'button', class: `section-button is-${section}`, 'aria-label': text(`section.${section}`) },
      element('span', {}, text(section)),
      element('small', { class: 'caption' }, text('chipsCount', { count: places.length })),
    );
    const numbers = places.flatMap((place) => placeOf(place).numbers);
    button.addEventListener('click', () => board.placeChip(places));
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => light(numbers));
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => light([]));
    return button;
  });

  const root = element(
    'div',
    { class: 'racetrack', role: 'group', 'aria-label': text('racetrack') },
    ...beads.values(),
    element(
      'div',
      { class: 'racetrack-middle' },
      ...sectionButtons.slice(0, 2),
      element(
        'div',
        { class: 'neighbours', role: 'group', 'aria-label': text('neighbours') },
        fewer,
        element(
          'span',
          { class: 'neighbours-words' },
          element('span', { class: 'caption' }, text('neighbours')),
          count,
        ),
        more,
      ),
      ...sectionButtons.slice(2),
    ),
  );
  moveFocusByArrows(root);

  return {
    root,
    show(places) {
      const covered = new Set(
        [...places].flatMap((place) => {
          const { kind, numbers } = placeOf(place);
          return kind === 'dozen' || kind === 'column' || kind === 'even' ? [] : numbers;
        }),
      );
      for (const [number, bead] of beads) bead.classList.toggle('has-chips', covered.has(number));
    },
  };
}
