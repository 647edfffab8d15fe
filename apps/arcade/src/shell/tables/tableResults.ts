import type { MarkTableKind } from '@parlor/contract';
import { pocketTone, readBull, readSymbols, readThrow, type MarkTone } from '@parlor/contract/tables';
import { bigRoad, placeRoad, ROAD_ROWS } from '../../games/roads.ts';
import type { TableView } from '../../tablesApi.ts';
import { element, svgElement } from '../element.ts';
import type { Text } from '../gameText.ts';

/** The number of columns of a shown road. */
const COLUMNS = 16;
const CELL = 10;
const RADIUS = 3.6;

type RoadTable = Extract<TableView, { form: 'road' }>;
type MarkTable = Extract<TableView, { form: 'marks' }>;

const circleAt = (x: number, y: number): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`;

/** Draws the end of a table's big road. Marks of one colour are one path. */
function roadPaper({ road }: RoadTable): SVGElement {
  const sideOf = { r: 'red', b: 'blue', t: undefined } as const;
  const placed = placeRoad(bigRoad(Array.from(road, (letter) => ({ side: sideOf[letter as 'r'] }))));
  const hidden = Math.max(0, ...placed.map(({ column }) => column + 1 - COLUMNS));
  const paths = { red: '', blue: '', tie: '' };
  for (const { mark, column, row } of placed) {
    if (column < hidden) continue;
    const [x, y] = [(column - hidden + 0.5) * CELL, (row + 0.5) * CELL];
    paths[mark.side] += circleAt(x, y);
    if (mark.ties > 0) paths.tie += `M${x - 4} ${y + 4}L${x + 4} ${y - 4}`;
  }
  const [width, height] = [COLUMNS * CELL, ROAD_ROWS * CELL];
  const lines = Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column * CELL} 0V${height}`).concat(
    Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M0 ${row * CELL}H${width}`),
  );
  return svgElement(
    'svg',
    { viewBox: `-0.5 -0.5 ${width + 1} ${height + 1}`, class: 'other-road', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('path', { 'data-part': 'lines', d: lines.join('') }),
    ...Object.entries(paths).map(([part, d]) => svgElement('path', { 'data-part': part, d })),
  );
}

/** A shown mark: its main figure, the text below it, and its colour. */
interface ShownMark {
  figure: string;
  below?: string;
  tone: MarkTone;
  name: string;
}

const wheelTones: Readonly<Record<string, MarkTone>> = {
  '2': 'blue',
  '4': 'green',
  '6.5': 'gold',
  '13': 'red',
  '26': 'purple',
  '52': 'accent',
};
const beadTones: readonly MarkTone[] = ['red', 'blue', 'green', 'purple'];
const throwTones = { small: 'blue', big: 'red', triple: 'green' } as const;
const symbolTones = {
  fish: 'blue',
  prawn: 'gold',
  crab: 'red',
  rooster: 'purple',
  gourd: 'green',
  tiger: 'black',
} as const;

function bullTone(bull: number): MarkTone {
  if (bull >= 10) return 'red';
  if (bull >= 7) return 'gold';
  return bull === 0 ? 'black' : 'blue';
}

/** The readers of marks, and the number of marks that fit, by kind. */
const readers: Readonly<Record<MarkTableKind, { room: number; read: (mark: string, text: Text) => ShownMark }>> = {
  roulette: {
    room: 12,
    read: (mark, text) => ({
      figure: mark,
      tone: pocketTone(mark),
      name: text(`tables.${pocketTone(mark)}`, { number: mark }),
    }),
  },
  'money-wheel': {
    room: 12,
    read: (mark) => ({ figure: mark, tone: wheelTones[mark] ?? 'black', name: `×${mark}` }),
  },
  'fan-tan': {
    room: 12,
    read: (mark) => ({ figure: mark, tone: beadTones[Number(mark) - 1] ?? 'black', name: mark }),
  },
  'sic-bo': {
    room: 6,
    read(mark, text) {
      const { dice, total, size } = readThrow(mark);
      const name = text(size === 'triple' ? 'tables.triple' : 'tables.dice', { total, dice: dice.join(' ') });
      return { figure: String(total), below: dice.join(' '), tone: throwTones[size], name };
    },
  },
  'fish-prawn-crab': {
    room: 3,
    read(mark, text) {
      const symbols = readSymbols(mark);
      const name = symbols.map((symbol) => text(`tables.${symbol}`)).join(' ');
      const [first, second, third] = symbols;
      // The colour is that of the value that fell twice.
      const twice = first === second || first === third ? first : second === third ? second : undefined;
      return { figure: name, tone: twice ? symbolTones[twice] : 'black', name };
    },
  },
  'bull-bull': {
    room: 10,
    read(mark, text) {
      const { bull, wins } = readBull(mark);
      const hand =
        bull === 0
          ? text('tables.noBull')
          : bull === 10
            ? text('tables.bullBull')
            : bull === 11
              ? text('tables.figures')
              : text('tables.bull', { count: bull });
      const players = wins.flatMap((isWon, index) => (isWon ? [index + 1] : [])).join(' ');
      return {
        figure: bull === 0 ? '–' : bull === 11 ? '★' : String(bull),
        below: wins.map((isWon) => (isWon ? '●' : '○')).join(''),
        tone: bullTone(bull),
        name: text(players === '' ? 'tables.bankerBeats' : 'tables.playersBeat', { hand, players }),
      };
    },
  },
};

function markRow({ kind, marks }: MarkTable, text: Text): { nodes: Node[]; label: string } {
  const { room, read } = readers[kind];
  const shown = marks
    .slice(-room)
    .toReversed()
    .map((mark) => read(mark, text));
  return {
    nodes: shown.map(({ figure, below, tone }) =>
      element(
        'span',
        { class: 'other-mark', 'data-tone': tone, 'aria-hidden': 'true' },
        figure,
        ...(below === undefined ? [] : [element('small', {}, below)]),
      ),
    ),
    label: text('tables.marks', { results: shown.map(({ name }) => name).join('; ') }),
  };
}

/** Draws the latest results of a table: a road, or a mark for each draw, newest first. */
export function tableResults(table: TableView, text: Text): HTMLElement {
  const isEmpty = table.form === 'road' ? table.road === '' : table.marks.length === 0;
  if (isEmpty) return element('p', { class: 'other-results quiet' }, text('tables.onTheirWay'));
  if (table.form === 'road') {
    const fell = (letter: string): number => table.road.split(letter).length - 1;
    const [red, blue] = table.sides;
    const label = text('tables.road', {
      red: text(`tables.${red}`),
      redCount: fell('r'),
      blue: text(`tables.${blue}`),
      blueCount: fell('b'),
      ties: fell('t'),
    });
    return element('div', { class: 'other-results', role: 'img', 'aria-label': label }, roadPaper(table));
  }
  const { nodes, label } = markRow(table, text);
  return element('div', { class: 'other-results', role: 'img', 'aria-label': label }, ...nodes);
}
