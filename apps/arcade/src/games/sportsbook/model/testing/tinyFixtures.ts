/* Fixtures of a few ticks, whose tapes can all be walked through. */
import type { Fixture, ModelKind } from '../sportModel.ts';

/** A fixture, and where the numbers of its draws begin to do something else. */
export interface TinyFixture {
  name: string;
  fixture: Fixture;
  cutsOf: (sides: number) => readonly number[];
}

/** Cuts that tell all numbers of small draws apart. */
export function everyNumber(sides: number): number[] {
  return Array.from({ length: sides }, (_, number) => number);
}

function tiny(kind: ModelKind, ticks: number, parameters: Fixture['parameters'], entrants = 2): Fixture {
  return {
    id: 'tiny:1',
    league: 'tiny',
    sport: 'tiny',
    number: 1,
    kind,
    entrants: Array.from({ length: entrants }, (_, i) => ({ EN: `E${i}`, TY: `T${i}`, CN: `C${i}` })),
    parameters,
    startsAt: 0,
    ticks,
    tickMs: 1000,
  };
}

const goalsCuts = (sides: number): readonly number[] => (sides === 65_536 ? [9000, 16_000] : everyNumber(sides));

export const tinyFixtures: readonly TinyFixture[] = [
  {
    name: 'goals in two halves',
    fixture: tiny('goals', 8, { home: 9000, away: 7000, lengths: [3, 2], added: [2, 1], cap: 2 }),
    cutsOf: goalsCuts,
  },
  {
    name: 'goals in three periods',
    fixture: tiny('goals', 6, { home: 9000, away: 7000, lengths: [2, 2, 2], added: [0, 0, 0], cap: 2 }),
    cutsOf: goalsCuts,
  },
];
