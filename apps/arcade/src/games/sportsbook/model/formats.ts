/*
 * The lengths of each sport's fixtures, and the parameters that follow from the strengths of the entrants. Parameters
 * depend only on differences of strengths, so few sets of them exist and fixtures share computed results. The exception
 * is races, where the strengths of all runners count.
 */
import type { BoutParameters } from './bout/boutTerms.ts';
import type { GoalsParameters } from './goals/goalsTerms.ts';
import type { SetsParameters } from './sets/setLaws.ts';
import type { Fixture } from './sportModel.ts';
import type { TallyParameters } from './tally/tallyLaws.ts';

/** The format of a sport. */
export interface Format {
  /** The number of entrants of a fixture. */
  entrants: number;
  /** The most ticks of a fixture. */
  ticks: number;
  tickMs: number;
  parametersOf: (strengths: readonly number[]) => Fixture['parameters'];
}

/** Home strength less away strength, from -8 to 8. */
function differenceOf([home = 0, away = 0]: readonly number[]): number {
  return home - away;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns a number of cases that grows by 1/`scale` for each point of difference. */
function scaled(cases: number, difference: number, scale: number): number {
  return Math.floor((cases * (scale + difference)) / scale);
}

/** Creates a goal game. The chances of both sides change by a sixteenth for each point of difference. */
function goalsFormat(goals: GoalsParameters, tickMs: number): Format {
  return {
    entrants: 2,
    ticks: sum(goals.lengths) + sum(goals.added),
    tickMs,
    parametersOf: (strengths) => {
      const difference = differenceOf(strengths);
      return {
        ...goals,
        home: scaled(goals.home, difference, 16),
        away: scaled(goals.away, -difference, 16),
      };
    },
  };
}

/** Returns the most points of a match of sets, including tie-breaks. */
function maxPoints({ best, target, cap, game, tieBreak }: SetsParameters): number {
  const set = game > 0 ? (2 * target - 2) * (2 * game - 1) + 2 * tieBreak - 1 : 2 * cap - 1;
  return best * set;
}

/** Creates a match of sets. Each point of difference moves `edge` of the 4,096 cases of every point. */
function setsFormat(
  sets: Omit<SetsParameters, 'lead' | 'retirement'> & Partial<SetsParameters>,
  edge: number,
  tickMs: number,
) {
  const all: SetsParameters = { lead: 1, retirement: 0, ...sets };
  return {
    entrants: 2,
    ticks: maxPoints(all),
    tickMs,
    parametersOf: (strengths: readonly number[]) => {
      const moved = edge * differenceOf(strengths);
      return { ...all, homeServing: all.homeServing + moved, awayServing: all.awayServing + moved };
    },
  };
}

const even = { homeServing: 2048, awayServing: 2048, game: 0, tieBreak: 0 };

/** Creates a match of rallies to `target` with a lead of two, at most to `cap`. */
function rallyFormat(best: number, target: number, cap: number, tickMs: number): Format {
  return setsFormat({ ...even, best, target, lead: 2, cap }, 32, tickMs);
}

/** Creates a match of maps, frames or rounds. Each is won with `target` points, without a lead. */
function mapFormat(best: number, target: number, tickMs: number): Format {
  return setsFormat({ ...even, best, target, cap: target }, 48, tickMs);
}

/** Creates a race. A better runner has a lower weight to fall back. */
function raceFormat(runners: number, tickMs: number): Format {
  return {
    entrants: runners,
    ticks: runners - 1,
    tickMs,
    parametersOf: (strengths) => ({ weights: strengths.map((strength) => 13 - strength) }),
  };
}

function boutFormat(bout: BoutParameters, tickMs: number): Format {
  return {
    entrants: 2,
    ticks: bout.rounds * bout.roundTicks,
    tickMs,
    parametersOf: (strengths) => {
      const difference = differenceOf(strengths);
      return {
        ...bout,
        homeStop: scaled(bout.homeStop, difference, 16),
        awayStop: scaled(bout.awayStop, -difference, 16),
        homeHit: scaled(bout.homeHit, difference, 32),
        awayHit: scaled(bout.awayHit, -difference, 32),
      };
    },
  };
}

/**
 * Creates a game of points or innings. A point of difference moves a part of all scoring cases, the same for both
 * sides.
 */
function tallyFormat(
  scores: readonly number[],
  tally: Omit<TallyParameters, 'homeScores' | 'awayScores'>,
  tickMs: number,
): Format {
  const table = (difference: number): number[] => {
    const scoring = scores.slice(1).map((cases) => scaled(cases, difference, 48));
    // Turns without points take the remainder of the changes, so the cases of a wicket are the same for every
    // difference.
    const none = sum(scores) - sum(scoring);
    return [none, ...scoring];
  };
  return {
    entrants: 2,
    ticks: (tally.ends.at(-1) ?? 0) + (tally.goldenScore > 0 ? 1 : 0),
    tickMs,
    parametersOf: (strengths) => {
      const difference = differenceOf(strengths);
      return {
        ...tally,
        homeScores: table(difference),
        awayScores: table(-difference),
        goldenHome: tally.goldenScore > 0 ? tally.goldenHome + 32 * difference : 0,
      };
    },
  };
}

const alternating = { isInBlocks: 0, wickets: 0, goldenHome: 2048 };
const football: GoalsParameters = { home: 1040, away: 830, lengths: [45, 45], added: [2, 4], cap: 8 };
const iceHockey: GoalsParameters = { home: 2900, away: 2600, lengths: [20, 20, 20], added: [0, 0, 0], cap: 7 };
const tennis = { best: 3, target: 4, cap: 4, homeServing: 2500, awayServing: 1596, game: 4, tieBreak: 5 };
const muayThai = { rounds: 5, roundTicks: 12, homeStop: 300, awayStop: 280, homeHit: 17_000, awayHit: 16_500 };
const cockfight = { rounds: 4, roundTicks: 12, homeStop: 800, awayStop: 800, homeHit: 14_000, awayHit: 14_000 };
const streetFight = { rounds: 3, roundTicks: 20, homeStop: 560, awayStop: 560, homeHit: 19_000, awayHit: 19_000 };

/** The format of each sport by its code. */
export const formats: Readonly<Record<string, Format>> = {
  football: goalsFormat(football, 6000),
  'virtual-league': goalsFormat({ ...football, home: 1100, away: 900 }, 4000),
  'virtual-football': goalsFormat({ ...football, home: 1400, away: 1300, added: [1, 2] }, 4000),
  'ice-hockey': goalsFormat(iceHockey, 6000),
  tennis: setsFormat({ ...tennis, retirement: 200 }, 28, 4000),
  badminton: rallyFormat(3, 15, 17, 5000),
  volleyball: rallyFormat(5, 11, 13, 5000),
  'sepak-takraw': rallyFormat(3, 15, 17, 5000),
  'table-tennis': rallyFormat(5, 9, 11, 5000),
  snooker: mapFormat(5, 7, 9000),
  'lane-war': mapFormat(3, 10, 8000),
  'tactical-shooter': mapFormat(3, 13, 7000),
  'hero-arena': mapFormat(3, 9, 9000),
  'mecha-league': mapFormat(5, 5, 10_000),
  'strategy-clash': mapFormat(3, 7, 10_000),
  'mobile-heroes': mapFormat(3, 8, 10_000),
  'card-duel': mapFormat(5, 4, 12_000),
  'pro-circuit': mapFormat(5, 6, 9000),
  'horse-racing': raceFormat(8, 26_000),
  'motor-racing': raceFormat(10, 30_000),
  golf: raceFormat(8, 40_000),
  'last-survivor': raceFormat(10, 28_000),
  'sim-racing': raceFormat(8, 30_000),
  'muay-thai': boutFormat({ ...muayThai, noContest: 100 }, 6000),
  'street-fighters': boutFormat({ ...streetFight, noContest: 0 }, 5000),
  cockfight: boutFormat({ ...cockfight, noContest: 200 }, 6000),
  basketball: tallyFormat(
    [1796, 300, 1400, 600],
    { ...alternating, ends: [16, 32, 48, 64], firstPeriods: 2, goldenScore: 2, step: 2 },
    7000,
  ),
  'american-football': tallyFormat(
    [2496, 0, 0, 700, 0, 0, 0, 800, 100],
    { ...alternating, ends: [6, 12, 18, 24], firstPeriods: 2, goldenScore: 3, step: 3 },
    18_000,
  ),
  rugby: tallyFormat(
    [2996, 0, 0, 500, 0, 200, 0, 400],
    { ...alternating, ends: [20, 40], firstPeriods: 1, goldenScore: 0, step: 3 },
    12_000,
  ),
  cricket: tallyFormat(
    [1200, 1300, 400, 50, 500, 0, 280],
    { ...alternating, isInBlocks: 1, ends: [24, 48], firstPeriods: 0, wickets: 5, goldenScore: 1, step: 4 },
    9000,
  ),
  baseball: tallyFormat(
    [2946, 600, 300, 150, 70, 30],
    { ...alternating, ends: [2, 4, 6, 8, 10, 12, 14, 16, 18], firstPeriods: 1, goldenScore: 1, step: 1 },
    24_000,
  ),
};
