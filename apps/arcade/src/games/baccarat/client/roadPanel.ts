import type { PastDraw } from '../../../arcadeApi.ts';
import { element, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
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
} from '../roads.ts';
import { isPair, type BaccaratResult, type BaccaratWinner } from '../rules.ts';

/** The five roads of a table, and what players look for in them. */
export interface RoadPanel {
  root: HTMLElement;
  show: (past: readonly PastDraw[]) => void;
}

const CELL = 20;
const colours = { player: '#2f6fe0', banker: '#d4323f', tie: '#1d9a56' } as const;
const letters: Readonly<Record<BaccaratWinner, 'player' | 'banker' | 'tie'>> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
};

/** An empty paper of so many columns, and a mark for each cell. */
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
      { class: 'road-paper' },
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

function pairDots(x: number, y: number, mark: { hasPlayerPair: boolean; hasBankerPair: boolean }): SVGElement[] {
  return [
    ...(mark.hasBankerPair
      ? [
          svgElement('circle', {
            cx: x - 6.5,
            cy: y - 6.5,
            r: 2.6,
            fill: colours.banker,
            stroke: '#fff',
            'stroke-width': 0.8,
          }),
        ]
      : []),
    ...(mark.hasPlayerPair
      ? [
          svgElement('circle', {
            cx: x + 6.5,
            cy: y + 6.5,
            r: 2.6,
            fill: colours.player,
            stroke: '#fff',
            'stroke-width': 0.8,
          }),
        ]
      : []),
  ];
}

function beadPlate(results: readonly BaccaratResult[], text: Text): HTMLElement {
  const columns = Math.max(17, Math.ceil(results.length / ROAD_ROWS));
  const marks = results.flatMap(({ winner, player, banker }, index) => {
    const [x, y] = [(Math.floor(index / ROAD_ROWS) + 0.5) * CELL, ((index % ROAD_ROWS) + 0.5) * CELL];
    return [
      svgElement('circle', { cx: x, cy: y, r: 8.6, fill: colours[winner] }),
      textAt(x, y, text(`bead.${letters[winner]}`), 'bead-letter'),
      ...pairDots(x, y, { hasPlayerPair: isPair(player), hasBankerPair: isPair(banker) }),
    ];
  });
  return paper(columns, CELL, marks, text('beadRoad'));
}

function bigRoadPaper(columns: readonly (readonly BigRoadMark[])[], text: Text): HTMLElement {
  const placed = placeRoad(columns);
  const width = Math.max(17, ...placed.map(({ column }) => column + 1));
  const marks = placed.flatMap(({ mark, column, row }) => {
    const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    return [
      svgElement('circle', { cx: x, cy: y, r: 7.2, fill: 'none', stroke: colours[mark.winner], 'stroke-width': 3 }),
      ...(mark.ties > 0
        ? [svgElement('path', { d: `M${x - 7} ${y + 7}L${x + 7} ${y - 7}`, stroke: colours.tie, 'stroke-width': 2.6 })]
        : []),
      ...(mark.ties > 1 ? [textAt(x, y, String(mark.ties), 'tie-count')] : []),
      ...pairDots(x, y, mark),
    ];
  });
  return paper(width, CELL, marks, text('bigRoad'));
}

const SMALL_CELL = 11;

function derivedPaper(lengths: readonly number[], road: DerivedRoad, text: Text): HTMLElement {
  const placed = placeRoad(columnsOf(derivedMarks(lengths, road)));
  const width = Math.max(10, ...placed.map(({ column }) => column + 1));
  const marks = placed.map(({ mark, column, row }) => {
    const [x, y] = [(column + 0.5) * SMALL_CELL, (row + 0.5) * SMALL_CELL];
    const colour = mark === 'red' ? colours.banker : colours.player;
    if (road === 'bigEye')
      return svgElement('circle', { cx: x, cy: y, r: 3.8, fill: 'none', stroke: colour, 'stroke-width': 1.8 });
    if (road === 'small') return svgElement('circle', { cx: x, cy: y, r: 4.2, fill: colour });
    return svgElement('path', { d: `M${x - 4} ${y + 4}L${x + 4} ${y - 4}`, stroke: colour, 'stroke-width': 2 });
  });
  return paper(width, SMALL_CELL, marks, text(road));
}

/** Creates the panel. */
export function createRoadPanel(text: Text): RoadPanel {
  const root = element('section', { class: 'roads' });
  let newest: number | undefined;

  return {
    root,
    show(past) {
      if (past[0]?.index === newest && root.childElementCount > 0) return;
      newest = past[0]?.index;
      // The server sends what the rules of this game drew.
      const results = past.map(({ result }) => result as BaccaratResult).toReversed();
      const columns = bigRoad(results);
      const lengths = columns.map((column) => column.length);
      const count = (side: BaccaratWinner): number => results.filter(({ winner }) => winner === side).length;
      const good = goodRoad(columns);
      const counts = { banker: count('banker'), player: count('player'), tie: count('tie') };
      root.setAttribute('aria-label', text('roads', { count: results.length }));
      const badge = good
        ? [
            element(
              'strong',
              { class: 'good-road', 'data-side': good.winner },
              text(good.kind === 'run' ? 'runRoad' : 'alternateRoad', {
                winner: text(good.winner),
                count: good.length,
              }),
            ),
          ]
        : [];
      root.replaceChildren(
        element(
          'div',
          { class: 'road-head' },
          element(
            'p',
            { class: 'road-counts', 'aria-label': text('counts', counts) },
            ...(['banker', 'player', 'tie'] as const).map((side) =>
              element(
                'span',
                { class: 'road-count', 'data-side': side, 'aria-hidden': 'true' },
                `${text(`bead.${side}`)} ${counts[side]}`,
              ),
            ),
          ),
          ...badge,
        ),
        beadPlate(results, text),
        bigRoadPaper(columns, text),
        element(
          'div',
          { class: 'derived-roads' },
          ...(Object.keys(derivedRoads) as DerivedRoad[]).map((road) => derivedPaper(lengths, road, text)),
        ),
        element('p', { class: 'quiet' }, text('roadNote')),
      );
      // The newest marks are at the right.
      for (const sheet of root.querySelectorAll<HTMLElement>('.road-paper')) sheet.scrollLeft = sheet.scrollWidth;
    },
  };
}
