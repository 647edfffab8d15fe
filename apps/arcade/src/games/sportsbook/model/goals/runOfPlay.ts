/*
 * Events of a game of goals between goals: attacks, shots and corners. They come from the numbers of the ticks without
 * goals, so they are part of the tape. They predict nothing.
 */

/** The counts of these events so far. */
export type RunOfPlay = {
  /** The side that attacked in the last tick: 0 home, 1 away. Null while play is in the middle. */
  attacking: number | null;
  /** Shots of home and away, goals included. */
  shots: readonly [number, number];
  corners: readonly [number, number];
};

export const KICK_OFF: RunOfPlay = { attacking: null, shots: [0, 0], corners: [0, 0] };

function plusOne([home, away]: readonly [number, number], side: number): [number, number] {
  return side === 0 ? [home + 1, away] : [home, away + 1];
}

/** Returns the counts after a goal of a side. */
export function afterGoal(before: RunOfPlay, side: number): RunOfPlay {
  return { ...before, attacking: side, shots: plusOne(before.shots, side) };
}

/**
 * Returns the counts after a tick without a goal. The cases are split between the sides in the ratio of their goals. A
 * sixteenth of a side's cases are shots, another sixteenth corners, and half are attacks, including both.
 *
 * @param rest The index of the number among all cases without a goal.
 * @param cases The number of these cases.
 */
export function afterQuietTick(
  before: RunOfPlay,
  { home, away }: { home: number; away: number },
  rest: number,
  cases: number,
): RunOfPlay {
  const ofHome = Math.floor((cases * home) / (home + away));
  const side = rest < ofHome ? 0 : 1;
  const [place, size] = side === 0 ? [rest, ofHome] : [rest - ofHome, cases - ofHome];
  const next = { ...before, attacking: 2 * place < size ? side : null };
  if (16 * place < size) return { ...next, shots: plusOne(before.shots, side) };
  if (8 * place < size) return { ...next, corners: plusOne(before.corners, side) };
  return next;
}
