import { decide, halfLine, gradeTotal, linesFrom, type Question } from '../questions.ts';
import type { LegOutcome } from '../sportModel.ts';
import type { GoalsParameters, GoalsResult, Needs } from './goalsTerms.ts';

type GoalsQuestion = Question<GoalsResult>;

const RESULTS = ['home', 'draw', 'away'] as const;
const SIDES = ['home', 'away'] as const;
const LINES = ['over', 'under'] as const;

/** Returns the result of a score. */
function resultOfScore([home, away]: readonly [number, number]): (typeof RESULTS)[number] {
  return home > away ? 'home' : home < away ? 'away' : 'draw';
}

const doubleChances: Readonly<Record<string, readonly string[]>> = {
  homeOrDraw: ['home', 'draw'],
  homeOrAway: ['home', 'away'],
  drawOrAway: ['draw', 'away'],
};

/** Scores up to this many goals of a side have their own pick. */
const LISTED_GOALS = 4;

const scores = [...Array.from({ length: (LISTED_GOALS + 1) ** 2 }, (_, i) => `${Math.floor(i / 5)}-${i % 5}`), 'other'];

function gradeScore({ full, isOver }: GoalsResult, pick: string): LegOutcome {
  const isListed = full[0] <= LISTED_GOALS && full[1] <= LISTED_GOALS;
  if (pick === 'other') return isListed ? decide(false, isOver) : 'won';
  const [home = 0, away = 0] = pick.split('-').map(Number);
  if (full[0] > home || full[1] > away) return 'lost';
  return decide(full[0] === home && full[1] === away, isOver);
}

function gradeBothScore({ full: [home, away], isOver }: GoalsResult, pick: string): LegOutcome {
  if (home > 0 && away > 0) return pick === 'yes' ? 'won' : 'lost';
  return decide(pick === 'no', isOver);
}

/** Decides which side scores goal number `n`, counted from 1. */
function gradeGoal({ scorers, isOver }: GoalsResult, n: number, pick: string): LegOutcome {
  const side = scorers[n - 1];
  if (side !== undefined) return SIDES[side] === pick ? 'won' : 'lost';
  return decide(pick === 'none', isOver);
}

function gradePeriodAndResult(result: GoalsResult, pick: string): LegOutcome {
  const [first, full] = pick.split('/');
  if (result.isFirstOver && resultOfScore(result.first) !== first) return 'lost';
  return decide(resultOfScore(result.full) === full && resultOfScore(result.first) === first, result.isOver);
}

function gradeDrawNoBet({ full, isOver }: GoalsResult, pick: string): LegOutcome {
  const result = resultOfScore(full);
  return isOver && result === 'draw' ? 'void' : decide(result === pick, isOver);
}

function handicapQuestion(market: string, line: number): GoalsQuestion {
  return {
    market,
    group: 'handicap',
    picks: SIDES,
    grade: ({ full, isOver }, pick) => decide((full[0] + line > full[1] ? 'home' : 'away') === pick, isOver),
  };
}

/** Creates a question about the goals of both sides, or of one. */
function totalQuestion(market: string, line: number, sides: readonly number[]): GoalsQuestion {
  const countOf = (score: readonly number[]): number => sides.reduce((sum, side) => sum + (score[side] ?? 0), 0);
  return {
    market,
    group: 'total',
    picks: LINES,
    grade: ({ full, isOver }, pick) => gradeTotal(countOf(full), line, pick, isOver),
  };
}

/** The sides whose goals the markets of this name count. */
const countedSides: Readonly<Record<string, readonly number[]>> = { total: [0, 1], homeTotal: [0], awayTotal: [1] };

function periodTotalQuestion(market: string, line: number): GoalsQuestion {
  return {
    market,
    group: 'period',
    picks: LINES,
    grade: ({ first, isFirstOver }, pick) => gradeTotal(first[0] + first[1], line, pick, isFirstOver),
  };
}

const plainQuestions: readonly GoalsQuestion[] = [
  {
    market: 'result',
    group: 'main',
    picks: RESULTS,
    grade: ({ full, isOver }, pick) => decide(resultOfScore(full) === pick, isOver),
  },
  {
    market: 'doubleChance',
    group: 'main',
    picks: Object.keys(doubleChances),
    grade: ({ full, isOver }, pick) => decide(doubleChances[pick]?.includes(resultOfScore(full)) ?? false, isOver),
  },
  { market: 'drawNoBet', group: 'main', picks: SIDES, grade: gradeDrawNoBet },
  { market: 'bothScore', group: 'score', picks: ['yes', 'no'], grade: gradeBothScore },
  {
    market: 'oddEven',
    group: 'total',
    picks: ['odd', 'even'],
    grade: ({ full, isOver }, pick) => decide(((full[0] + full[1]) % 2 === 1 ? 'odd' : 'even') === pick, isOver),
  },
  {
    market: 'periodResult:1',
    group: 'period',
    picks: RESULTS,
    grade: ({ first, isFirstOver }, pick) => decide(resultOfScore(first) === pick, isFirstOver),
  },
  {
    market: 'periodAndResult',
    group: 'period',
    picks: RESULTS.flatMap((first) => RESULTS.map((full) => `${first}/${full}`)),
    grade: gradePeriodAndResult,
  },
  { market: 'correctScore', group: 'score', picks: scores, grade: gradeScore },
];

function goalQuestion(n: number): GoalsQuestion {
  return {
    market: `goal:${n}`,
    group: 'special',
    picks: ['home', 'away', 'none'],
    grade: (result, pick) => gradeGoal(result, n, pick),
  };
}

/** Returns the question of a market. Undefined if the fixture has no such market at this point. */
export function goalsQuestion(market: string, { lengths, cap }: GoalsParameters, now: GoalsResult) {
  const plain = plainQuestions.find((question) => question.market === market);
  if (plain) return plain;
  const [name, ...rest] = market.split(':');
  const maxGoals = lengths.length * cap;
  const line = halfLine(rest.at(-1), maxGoals);
  if (name === 'goal' && /^[1-9]\d?$/.test(rest.join(':'))) {
    const n = Number(rest[0]);
    return n <= Math.min(now.scorers.length + 1, maxGoals) ? goalQuestion(n) : undefined;
  }
  if (line === undefined) return undefined;
  if (name === 'handicap' && rest.length === 1) return handicapQuestion(market, line);
  const sides = countedSides[name ?? ''];
  if (sides && rest.length === 1 && line > 0) return totalQuestion(market, line, sides);
  if (name === 'periodTotal' && rest[0] === '1' && rest.length === 2 && line > 0)
    return periodTotalQuestion(market, line);
  return undefined;
}

/** The most lines of a market that are on offer at a time. */
const OFFERED_LINES = 6;

/** Returns the questions on offer at a point of the fixture. Lines are near the scores that are still likely. */
export function goalsQuestions(parameters: GoalsParameters, now: GoalsResult): GoalsQuestion[] {
  const [home, away] = now.full;
  const markets = [
    'result',
    'doubleChance',
    'drawNoBet',
    ...linesFrom(away - home - 2.5, OFFERED_LINES).map((line) => `handicap:${line}`),
    ...linesFrom(home + away + 0.5, OFFERED_LINES).map((line) => `total:${line}`),
    ...linesFrom(home + 0.5, 3).map((line) => `homeTotal:${line}`),
    ...linesFrom(away + 0.5, 3).map((line) => `awayTotal:${line}`),
    'bothScore',
    'oddEven',
    'periodResult:1',
    ...linesFrom(now.first[0] + now.first[1] + 0.5, 3).map((line) => `periodTotal:1:${line}`),
    'periodAndResult',
    'correctScore',
    `goal:${now.scorers.length + 1}`,
  ];
  return markets.flatMap((market) => goalsQuestion(market, parameters, now) ?? []);
}

/** Returns the data that a market needs from endings. */
export function needsOf(market: string): Needs {
  return { first: market.startsWith('period'), next: market.startsWith('goal:') };
}
