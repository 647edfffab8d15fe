import { circleOf } from './ground.ts';
import type { Spot } from './spots.ts';
import type { Tool } from './pawn.ts';

/** A court with a net, in shares of its length and width. */
export interface Court {
  /** The floor around the court, and the court. */
  floor: string;
  surface: string;
  /** The position of the court on the slab, and its height: a table is above the floor. */
  along: readonly [number, number];
  across: readonly [number, number];
  height: number;
  lines: readonly (readonly Spot[])[];
  net: number;
  /** The positions of the home side. Those of the away side are rotated about the middle. */
  players: readonly (readonly [number, number])[];
  tool: Tool;
  ball: { radius: number; fill: string; isShuttle?: boolean };
  /** How high balls fly, in units of the drawing. */
  arc: number;
}

const line = (...spots: (readonly [number, number])[]): Spot[] => spots.map(([along, across]) => [along, across, 0]);
const box = (from: number, near: number, to: number, far: number): Spot[] =>
  line([from, near], [to, near], [to, far], [from, far], [from, near]);
const outline = box(0, 0, 1, 1);

const tennis: Court = {
  floor: '#1d5a52',
  surface: '#2f6fa8',
  along: [0.12, 0.88],
  across: [0.14, 0.86],
  height: 0,
  lines: [
    outline,
    line([0, 0.13], [1, 0.13]),
    line([0, 0.87], [1, 0.87]),
    box(0.23, 0.13, 0.77, 0.87),
    line([0.23, 0.5], [0.77, 0.5]),
  ],
  net: 8,
  players: [[-0.03, 0.36]],
  tool: 'racket',
  ball: { radius: 2.4, fill: '#e2f253' },
  arc: 14,
};

/** The courts of net sports. */
const courts: Readonly<Record<string, Court>> = {
  tennis,
  badminton: {
    floor: '#3c4654',
    surface: '#1f7d5e',
    along: [0.1, 0.9],
    across: [0.14, 0.86],
    height: 0,
    lines: [
      outline,
      line([0, 0.08], [1, 0.08]),
      line([0, 0.92], [1, 0.92]),
      line([0.06, 0], [0.06, 1]),
      line([0.94, 0], [0.94, 1]),
      line([0.35, 0], [0.35, 1]),
      line([0.65, 0], [0.65, 1]),
      line([0, 0.5], [0.35, 0.5]),
      line([0.65, 0.5], [1, 0.5]),
    ],
    net: 15,
    players: [[0.22, 0.42]],
    tool: 'racket',
    ball: { radius: 2.6, fill: '#ffffff', isShuttle: true },
    arc: 26,
  },
  volleyball: {
    floor: '#23606b',
    surface: '#d08a45',
    along: [0.1, 0.9],
    across: [0.12, 0.88],
    height: 0,
    lines: [outline, line([0.333, 0], [0.333, 1]), line([0.667, 0], [0.667, 1])],
    net: 20,
    players: [
      [0.38, 0.2],
      [0.4, 0.5],
      [0.38, 0.8],
      [0.1, 0.18],
      [0.07, 0.5],
      [0.1, 0.82],
    ],
    tool: 'none',
    ball: { radius: 3.4, fill: '#fff3c9' },
    arc: 24,
  },
  'sepak-takraw': {
    floor: '#2b4a3d',
    surface: '#a5533a',
    along: [0.1, 0.9],
    across: [0.14, 0.86],
    height: 0,
    lines: [
      outline,
      line([0.5, 0], [0.5, 1]),
      circleOf([0.22, 0.5, 0], [0.035, 0.075]),
      circleOf([0.78, 0.5, 0], [0.035, 0.075]),
      circleOf([0.5, 0, 0], [0.07, 0.15], [0, 0.5]),
      circleOf([0.5, 1, 0], [0.07, 0.15], [0.5, 1]),
    ],
    net: 15,
    players: [
      [0.4, 0.18],
      [0.22, 0.5],
      [0.4, 0.82],
    ],
    tool: 'none',
    ball: { radius: 3, fill: '#e9b65c' },
    arc: 22,
  },
  'table-tennis': {
    floor: '#7d3038',
    surface: '#1f5fae',
    along: [0.24, 0.76],
    across: [0.24, 0.76],
    height: 17,
    lines: [outline, line([0, 0.5], [1, 0.5])],
    net: 6,
    players: [[-0.26, 0.36]],
    tool: 'paddle',
    ball: { radius: 2, fill: '#ffffff' },
    arc: 9,
  },
};

/** Returns the court of a sport. */
export function courtOf(sport: string): Court {
  return courts[sport] ?? tennis;
}
