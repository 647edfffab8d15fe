/** The possible remainders of a pile that is counted off by fours; 4 means no remainder. */
export const remainders = [1, 2, 3, 4] as const;
export type Remainder = (typeof remainders)[number];

/** The kinds of places, by how many numbers win. In nim and nga another number returns the stake. */
export const fanTanKinds = ['fan', 'kwok', 'ssh', 'nim', 'nga'] as const;
export type FanTanKind = (typeof fanTanKinds)[number];

/** A place of the table. */
export interface FanTanPlace {
  /**
   * On the wire: the kind and the numbers that win, such as `kwok13`, and the number that returns the stake: `nim1-2`.
   */
  code: string;
  kind: FanTanKind;
  /** The numbers that win, in ascending order. */
  wins: readonly Remainder[];
  /** The number that returns the stake. */
  back?: Remainder;
}

/** The payout of a winning place with its stake, in hundredths of the stake. */
export const winHundredths: Readonly<Record<FanTanKind, number>> = {
  fan: 390,
  kwok: 195,
  ssh: 130,
  nim: 290,
  nga: 145,
};

/** Returns all sets of this many numbers, each in ascending order. */
function setsOf(count: number): Remainder[][] {
  const grow = (chosen: readonly Remainder[]): Remainder[][] =>
    chosen.length === count
      ? [[...chosen]]
      : remainders.filter((number) => number > (chosen.at(-1) ?? 0)).flatMap((number) => grow([...chosen, number]));
  return grow([]);
}

const plain = (kind: 'fan' | 'kwok' | 'ssh', count: number): FanTanPlace[] =>
  setsOf(count).map((wins) => ({ code: `${kind}${wins.join('')}`, kind, wins }));

const withBack = (kind: 'nim' | 'nga', count: number): FanTanPlace[] =>
  setsOf(count).flatMap((wins) =>
    remainders
      .filter((number) => !wins.includes(number))
      .map((back) => ({ code: `${kind}${wins.join('')}-${back}`, kind, wins, back })),
  );

/** Every place of the table, in the order in which places are paid: by kind, then by numbers. */
export const fanTanPlaces: readonly FanTanPlace[] = [
  ...plain('fan', 1),
  ...plain('kwok', 2),
  ...plain('ssh', 3),
  ...withBack('nim', 1),
  ...withBack('nga', 2),
];

export const placeCodes: readonly string[] = fanTanPlaces.map(({ code }) => code);

const byCode: ReadonlyMap<string, FanTanPlace> = new Map(fanTanPlaces.map((place) => [place.code, place]));

/**
 * Returns the place of a code.
 *
 * @throws RangeError if the table has no such code.
 */
export function placeOf(code: string): FanTanPlace {
  const place = byCode.get(code);
  if (!place) throw new RangeError(`fan tan has no place ${code}`);
  return place;
}
