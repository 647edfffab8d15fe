/* Fixtures of a few ticks, whose tapes can all be enumerated. */
import type { Fixture, ModelKind } from '../sportModel.ts';

/** A fixture, and the numbers of its draws at which the effect changes. */
export interface TinyFixture {
  name: string;
  fixture: Fixture;
  cutsOf: (sides: number) => readonly number[];
}

/** Cuts that distinguish all numbers of small draws. */
function everyNumber(sides: number): number[] {
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

/** Returns the running sums of a list: the ends of its parts. */
function edgesOf(parts: readonly number[]): number[] {
  return parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0));
}

function cutsAt(cuts: Readonly<Record<number, readonly number[]>>): TinyFixture['cutsOf'] {
  return (sides) => cuts[sides] ?? everyNumber(sides);
}

const rally = { best: 3, target: 2, lead: 2, cap: 3, homeServing: 2300, awayServing: 2300, game: 0, tieBreak: 0 };
const tennis = { ...rally, lead: 1, cap: 2, homeServing: 2600, awayServing: 1700, game: 2, tieBreak: 3 };
const bout = { rounds: 3, roundTicks: 2, homeStop: 900, awayStop: 1100, homeHit: 20_000, awayHit: 15_000 };
const homeScores = [2000, 0, 1096, 1000];
const awayScores = [1800, 1296, 1000];
const points = { homeScores, awayScores, isInBlocks: 0, ends: [4, 8], firstPeriods: 1, wickets: 0, step: 2 };
const batting = { homeScores: [2000, 1000, 596], awayScores: [2100, 1096, 0, 400], isInBlocks: 1, ends: [3, 6] };
const tallyCuts = [...edgesOf(homeScores), ...edgesOf(awayScores), 2100].toSorted((a, b) => a - b);
const battingCuts = [...edgesOf(batting.homeScores), ...edgesOf(batting.awayScores)].toSorted((a, b) => a - b);

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
  {
    name: 'sets of rallies',
    fixture: tiny('sets', 15, { ...rally, retirement: 0 }),
    cutsOf: cutsAt({ 4096: [2300] }),
  },
  {
    name: 'sets after which a side may give up',
    fixture: tiny('sets', 15, { ...rally, best: 5, lead: 1, cap: 2, retirement: 7000 }),
    cutsOf: cutsAt({ 4096: [2300], 65_536: [7000] }),
  },
  {
    name: 'sets of games with a tie-break',
    fixture: tiny('sets', 33, { ...tennis, retirement: 5000 }),
    cutsOf: cutsAt({ 4096: [1700, 2600], 65_536: [5000] }),
  },
  {
    name: 'a bout',
    fixture: tiny('bout', 6, { ...bout, noContest: 3000 }),
    cutsOf: cutsAt({ 65_536: [900, 2000, 3000, 22_000, 37_000] }),
  },
  {
    name: 'a bout that is always brought to an end',
    fixture: tiny('bout', 6, { ...bout, noContest: 0 }),
    cutsOf: cutsAt({ 65_536: [900, 2000, 22_000, 37_000] }),
  },
  {
    name: 'a race of four',
    fixture: tiny('race', 3, { weights: [3, 5, 4, 7] }, 4),
    cutsOf: everyNumber,
  },
  {
    name: 'a race of seven',
    fixture: tiny('race', 6, { weights: [3, 5, 4, 7, 3, 6, 9] }, 7),
    cutsOf: everyNumber,
  },
  {
    name: 'points with a draw',
    fixture: tiny('points', 8, { ...points, goldenHome: 0, goldenScore: 0 }),
    cutsOf: cutsAt({ 4096: tallyCuts }),
  },
  {
    name: 'points with a golden turn',
    fixture: tiny('points', 9, { ...points, goldenHome: 2100, goldenScore: 2 }),
    cutsOf: cutsAt({ 4096: tallyCuts }),
  },
  {
    name: 'innings with wickets',
    fixture: tiny('innings', 7, {
      ...batting,
      firstPeriods: 0,
      wickets: 2,
      step: 1,
      goldenHome: 2100,
      goldenScore: 1,
    }),
    cutsOf: cutsAt({ 4096: [...battingCuts, 2100].toSorted((a, b) => a - b) }),
  },
];
