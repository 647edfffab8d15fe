import { insideCode, POCKETS } from './places.ts';

/** The numbers in their order on the wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** How many neighbours on each side a bet of the racetrack may have. */
export const MAX_NEIGHBOURS = 5;

/** Returns a number with this many neighbours on each side of the wheel, in the order of the wheel. */
export function withNeighbours(number: number, count: number): number[] {
  const at = wheelOrder.indexOf(number);
  return Array.from({ length: 2 * count + 1 }, (_, index) => wheelOrder[(at + index - count + POCKETS) % POCKETS] ?? 0);
}

export const sections = ['voisins', 'orphelins', 'tiers'] as const;
export type Section = (typeof sections)[number];

/** The places of a section of the wheel, one for each chip. */
export const sectionPlaces: Readonly<Record<Section, readonly string[]>> = {
  voisins: [
    [0, 2, 3],
    [0, 2, 3],
    [4, 7],
    [12, 15],
    [18, 21],
    [19, 22],
    [25, 26, 28, 29],
    [25, 26, 28, 29],
    [32, 35],
  ].map(insideCode),
  orphelins: [[1], [6, 9], [14, 17], [17, 20], [31, 34]].map(insideCode),
  tiers: [
    [5, 8],
    [10, 11],
    [13, 16],
    [23, 24],
    [27, 30],
    [33, 36],
  ].map(insideCode),
};
