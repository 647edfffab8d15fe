import { decide, halfLine, linesFrom, voidIfAbandoned, type Question } from '../questions.ts';
import type { BoutParameters, BoutResult } from './boutTerms.ts';

type BoutQuestion = Question<BoutResult>;

function winnerOf({ stoppage, decision }: BoutResult): string | null {
  return stoppage === null ? decision : stoppage === 0 ? 'home' : 'away';
}

function methodOf(result: BoutResult): string {
  if (result.decision === 'draw') return 'draw';
  return `${winnerOf(result)}-${result.decision ? 'points' : 'stoppage'}`;
}

const DISTANCE = 'distance';

const plainQuestions: readonly BoutQuestion[] = [
  {
    market: 'winner',
    group: 'main',
    picks: ['home', 'draw', 'away'],
    grade: (result, pick) => decide(winnerOf(result) === pick, result.isOver),
  },
  {
    market: 'method',
    group: 'special',
    picks: ['home-stoppage', 'home-points', 'away-stoppage', 'away-points', 'draw'],
    grade: (result, pick) => decide(methodOf(result) === pick, result.isOver),
  },
  {
    market: DISTANCE,
    group: 'total',
    picks: ['yes', 'no'],
    grade: ({ decision, isOver }, pick) => decide((decision === null ? 'no' : 'yes') === pick, isOver),
  },
];

function roundQuestion(rounds: number): BoutQuestion {
  return {
    market: 'round',
    group: 'period',
    picks: [...Array.from({ length: rounds }, (_, i) => `${i + 1}`), DISTANCE],
    grade: ({ round, decision, isOver, isAbandoned }, pick) => {
      const isPast = pick !== DISTANCE && (Number(pick) < round || (isAbandoned && Number(pick) === round));
      if (isPast) return 'lost';
      return decide((decision === null ? `${round}` : DISTANCE) === pick, isOver);
    },
  };
}

/** Over a line: the bout is not stopped in the rounds before it. */
function totalRoundsQuestion(market: string, line: number): BoutQuestion {
  return {
    market,
    group: 'total',
    picks: ['over', 'under'],
    grade: ({ round, decision, isOver, isAbandoned }, pick) => {
      const isPassed = round > line || decision !== null || (isAbandoned && round + 1 > line);
      if (isPassed) return pick === 'over' ? 'won' : 'lost';
      return decide(pick === 'under', isOver);
    },
  };
}

function plainQuestion(market: string, { rounds }: BoutParameters): BoutQuestion | undefined {
  if (market === 'round') return roundQuestion(rounds);
  const [name, line, ...rest] = market.split(':');
  if (name !== 'totalRounds' || rest.length > 0) return plainQuestions.find((plain) => plain.market === market);
  const half = halfLine(line, rounds);
  return half === undefined || half < 1 ? undefined : totalRoundsQuestion(market, half);
}

/** Returns the question of a market. Undefined if a bout has no such market. */
export function boutQuestion(market: string, parameters: BoutParameters): BoutQuestion | undefined {
  const found = plainQuestion(market, parameters);
  return found && voidIfAbandoned(found);
}

/** Returns the questions on offer. */
export function boutQuestions(parameters: BoutParameters): BoutQuestion[] {
  const lines = linesFrom(1.5, parameters.rounds - 1).map((line) => `totalRounds:${line}`);
  const markets = ['winner', ...lines, DISTANCE, 'method', 'round'];
  return markets.flatMap((market) => boutQuestion(market, parameters) ?? []);
}
