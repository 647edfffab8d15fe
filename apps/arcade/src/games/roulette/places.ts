/** Pockets of the wheel: 0 to 36. */
export const POCKETS = 37;

/** The kinds of places, from the highest pay. The trios with zero are streets, and the first four is a corner. */
export const rouletteKinds = ['straight', 'split', 'street', 'corner', 'sixLine', 'dozen', 'column', 'even'] as const;
export type RouletteKind = (typeof rouletteKinds)[number];

/** The kinds whose places are named by the numbers that they cover. */
export const insideKinds = ['straight', 'split', 'street', 'corner', 'sixLine'] as const;
export type InsideKind = (typeof insideKinds)[number];

/** A place of the table. */
export interface RoulettePlace {
  /** On the wire: the numbers joined by `-`, or a name such as `red`, `dozen1`, `column3`. */
  code: string;
  kind: RouletteKind;
  /** The numbers that win, in ascending order. */
  numbers: readonly number[];
}

export type PocketColour = 'red' | 'black' | 'green';

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Returns the colour of a pocket. */
export function colourOf(number: number): PocketColour {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

/** Returns the code of the place that covers just these numbers. */
export function insideCode(numbers: readonly number[]): string {
  return numbers.toSorted((a, b) => a - b).join('-');
}

const positive = Array.from({ length: POCKETS - 1 }, (_, index) => index + 1);
/** The first numbers of the twelve streets. */
const streetStarts = positive.filter((number) => number % 3 === 1);
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}

const insideNumbers: Readonly<Record<InsideKind, readonly number[][]>> = {
  straight: [[0], ...positive.map((number) => [number])],
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...positive.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
    ...positive.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ].toSorted(compare),
  street: [[0, 1, 2], [0, 2, 3], ...streetStarts.map((start) => from(start, 3))],
  corner: [
    [0, 1, 2, 3],
    ...positive
      .filter((number) => number <= 32 && number % 3 !== 0)
      .map((number) => [number, number + 1, number + 3, number + 4]),
  ],
  sixLine: streetStarts.filter((start) => start <= 31).map((start) => from(start, 6)),
};

const outside: readonly RoulettePlace[] = [
  ...[1, 2, 3].map((dozen) => ({
    code: `dozen${dozen}`,
    kind: 'dozen' as const,
    numbers: from(12 * dozen - 11, 12),
  })),
  ...[1, 2, 3].map((column) => ({
    code: `column${column}`,
    kind: 'column' as const,
    numbers: positive.filter((number) => number % 3 === column % 3),
  })),
  ...(
    [
      ['red', (number) => reds.has(number)],
      ['black', (number) => !reds.has(number)],
      ['odd', (number) => number % 2 === 1],
      ['even', (number) => number % 2 === 0],
      ['low', (number) => number <= 18],
      ['high', (number) => number > 18],
    ] as [string, (number: number) => boolean][]
  ).map(([code, covers]) => ({ code, kind: 'even' as const, numbers: positive.filter(covers) })),
];

/** Every place of the table, in the order in which places are paid: by kind, then by numbers. */
export const roulettePlaces: readonly RoulettePlace[] = [
  ...insideKinds.flatMap((kind) =>
    insideNumbers[kind].map((numbers) => ({ code: insideCode(numbers), kind, numbers })),
  ),
  ...outside,
];

export const placeCodes: readonly string[] = roulettePlaces.map(({ code }) => code);

const byCode: ReadonlyMap<string, RoulettePlace> = new Map(roulettePlaces.map((place) => [place.code, place]));

/**
 * Returns the place of a code.
 *
 * @throws RangeError if the table has no such code.
 */
export function placeOf(code: string): RoulettePlace {
  const place = byCode.get(code);
  if (!place) throw new RangeError(`roulette has no place ${code}`);
  return place;
}

/** Returns the payout of a winning place with its stake, in stakes: 36 for one number, 2 for eighteen. */
export function paysTimes({ numbers }: Pick<RoulettePlace, 'numbers'>): number {
  return 36 / numbers.length;
}
