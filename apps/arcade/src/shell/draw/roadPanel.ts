import './roads.css';
import type { PastDraw } from '../../drawApi.ts';
import {
  bigRoad,
  columnsOf,
  derivedMarks,
  derivedRoads,
  goodRoad,
  placeRoad,
  ROAD_ROWS,
  type BigRoadMark,
  type DerivedRoad,
  type GoodRoad,
  type RoadEntry,
} from '../../games/roads.ts';
import { element, svgElement } from '../element.ts';
import type { Text } from '../gameText.ts';

/** The roads of a table, and the patterns that players look for. */
export interface RoadPanel {
  root: HTMLElement;
  show: (past: readonly PastDraw[]) => void;
}

/** A side of the roads, or their mark when neither side won. */
export interface RoadSide {
  code: string;
  /** For instance "Banker". */
  name: string;
  /** One letter or two, for the bead plate. */
  letter: string;
}

type Tone = keyof typeof colours;

interface RoadParts {
  text: Text;
  /** The red side and the blue one, and green for neither. */
  sides: readonly [RoadSide, RoadSide, neither: RoadSide];
  entryOf: (result: unknown) => RoadEntry;
  /** Whether the roads that compare columns and the remark below are shown; true by default. */
  hasDerived?: boolean;
  /** Small dots at the top left or the bottom right of a mark, by its notes. */
  dots?: Readonly<Record<string, { at: 'start' | 'end'; tone: Tone }>>;
}

const CELL = 20;
const colours = { red: '#d4323f', blue: '#2f6fe0', green: '#1d9a56' } as const;
const tones: readonly Tone[] = ['red', 'blue', 'green'];

/** Draws a grid of this many columns with these marks. */
function paper(columns: number, cell: number, marks: readonly Node[], label: string): HTMLElement {
  const [width, height] = [columns * cell, ROAD_ROWS * cell];
  const lines = Array.from({ length: columns + 1 }, (_, i) => `M${i * cell} 0V${height}`).concat(
    Array.from({ length: ROAD_ROWS + 1 }, (_, i) => `M0 ${i * cell}H${width}`),
  );
  return element(
    'figure',
    { class: 'road' },
    element('figcaption', { class: 'caption' }, label),
    element(
      'div',
      // Focusable, so that it scrolls by keys too.
      { class: 'road-paper', role: 'group', tabindex: 0, 'aria-label': label },
      svgElement(
        'svg',
        { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true', focusable: 'false' },
        svgElement('path', { class: 'road-lines', d: lines.join('') }),
        ...marks,
      ),
    ),
  );
}

function textAt(x: number, y: number, words: string, className: string): SVGElement {
  const made = svgElement('text', { x, y, class: className, 'text-anchor': 'middle', 'dominant-baseline': 'central' });
  made.textContent = words;
  return made;
}

function dotsOf(x: number, y: number, notes: readonly string[], dots: RoadParts['dots'] = {}): SVGElement[] {
  return notes.flatMap((note) => {
    const dot = dots[note];
    if (!dot) return [];
    const by = dot.at === 'start' ? -6.5 : 6.5;
    return [
      svgElement('circle', {
        cx: x + by,
        cy: y + by,
        r: 2.6,
        fill: colours[dot.tone],
        stroke: '#fff',
        'stroke-width': 0.8,
      }),
    ];
  });
}

/** Returns the colour of a side; of neither by default. */
function colourOf(sides: RoadParts['sides'], code: string | undefined): string {
  const at = sides.findIndex((side) => side.code === code);
  return colours[tones[at] ?? 'green'];
}

function beadPlate(entries: readonly RoadEntry[], { text, sides, dots }: RoadParts): HTMLElement {
  const columns = Math.max(17, Math.ceil(entries.length / ROAD_ROWS));
  const marks = entries.flatMap(({ side, notes = [] }, index) => {
    const [x, y] = [(Math.floor(index / ROAD_ROWS) + 0.5) * CELL, ((index % ROAD_ROWS) + 0.5) * CELL];
    const { letter } = sides.find(({ code }) => code === side) ?? sides[2];
    return [
      svgElement('circle', { cx: x, cy: y, r: 8.6, fill: colourOf(sides, side) }),
      textAt(x, y, letter, 'bead-letter'),
      ...dotsOf(x, y, notes, dots),
    ];
  });
  return paper(columns, CELL, marks, text('road.bead'));
}

function bigRoadPaper(columns: readonly (readonly BigRoadMark[])[], { text, sides, dots }: RoadParts): HTMLElement {
  const placed = placeRoad(columns);
  const width = Math.max(17, ...placed.map(({ column }) => column + 1));
  const marks = placed.flatMap(({ mark, column, row }) => {
    const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    const stroke = colourOf(sides, mark.side);
    return [
      svgElement('circle', { cx: x, cy: y, r: 7.2, fill: 'none', stroke, 'stroke-width': 3 }),
      ...(mark.ties > 0
        ? [
            svgElement('path', {
              d: `M${x - 7} ${y + 7}L${x + 7} ${y - 7}`,
              stroke: colours.green,
              'stroke-width': 2.6,
            }),
          ]
        : []),
      ...(mark.ties > 1 ? [textAt(x, y, String(mark.ties), 'tie-count')] : []),
      ...dotsOf(x, y, mark.notes, dots),
    ];
  });
  return paper(width, CELL, marks, text('road.big'));
}

const SMALL_CELL = 11;

function derivedPaper(lengths: readonly number[], road: DerivedRoad, text: Text): HTMLElement {
  const placed = placeRoad(columnsOf(derivedMarks(lengths, road)));
  const width = Math.max(10, ...placed.map(({ column }) => column + 1));
  const marks = placed.map(({ mark, column, row }) => {
    const [x, y] = [(column + 0.5) * SMALL_CELL, (row + 0.5) * SMALL_CELL];
    const colour = colours[mark];
    if (road === 'bigEye')
      return svgElement('circle', { cx: x, cy: y, r: 3.8, fill: 'none', stroke: colour, 'stroke-width': 1.8 });
    if (road === 'small') return svgElement('circle', { cx: x, cy: y, r: 4.2, fill: colour });
    return svgElement('path', { d: `M${x - 4} ${y + 4}L${x + 4} ${y - 4}`, stroke: colour, 'stroke-width': 2 });
  });
  return paper(width, SMALL_CELL, marks, text(`road.${road}`));
}

/** Creates the panel: counts, a good road if there is one, bead plate, big road and derived roads. */
export function createRoadPanel(parts: RoadParts): RoadPanel {
  const { text, sides, entryOf, hasDerived = true } = parts;
  const root = element('section', { class: 'roads' });
  let newest: number | undefined;

  function head(entries: readonly RoadEntry[], good: GoodRoad | undefined): HTMLElement {
    const counts = sides.map(({ code, ...side }, at) => ({
      ...side,
      tone: tones[at],
      count: entries.filter((entry) => (entry.side ?? sides[2].code) === code).length,
    }));
    const goodAt = sides.findIndex(({ code }) => code === good?.side);
    const badge = good && {
      tone: tones[goodAt],
      words: text(`road.${good.kind}`, {
        side: sides[goodAt]?.name ?? '',
        count: good.length,
      }),
    };
    return element(
      'div',
      { class: 'road-head' },
      element(
        'p',
        {
          class: 'road-counts',
          role: 'img',
          'aria-label': counts.map(({ name, count }) => `${name} ${count}`).join(', '),
        },
        ...counts.map(({ letter, tone, count }) =>
          element('span', { class: 'road-count', 'data-tone': tone, 'aria-hidden': 'true' }, `${letter} ${count}`),
        ),
      ),
      ...(badge ? [element('strong', { class: 'good-road', 'data-tone': badge.tone }, badge.words)] : []),
    );
  }

  return {
    root,
    show(past) {
      if (past[0]?.index === newest && root.childElementCount > 0) return;
      newest = past[0]?.index;
      const entries = past.map(({ result }) => entryOf(result)).toReversed();
      const columns = bigRoad(entries);
      const lengths = columns.map((column) => column.length);
      root.setAttribute('aria-label', text('road.roads', { count: entries.length }));
      root.replaceChildren(
        head(entries, goodRoad(columns)),
        beadPlate(entries, parts),
        bigRoadPaper(columns, parts),
        ...(hasDerived
          ? [
              element(
                'div',
                { class: 'derived-roads' },
                ...(Object.keys(derivedRoads) as DerivedRoad[]).map((road) => derivedPaper(lengths, road, text)),
              ),
              element('p', { class: 'quiet' }, text('road.note')),
            ]
          : []),
      );
      // The newest marks are at the right.
      for (const sheet of root.querySelectorAll<HTMLElement>('.road-paper')) sheet.scrollLeft = sheet.scrollWidth;
    },
  };
}
