import type { LegOutcome, Selection } from '../sportModel.ts';
import type { Permission } from './raceLaw.ts';

/** The state of the runners so far. */
export interface RaceResult {
  /** Places from 1, by runner; null while a runner is in contention. */
  places: readonly (number | null)[];
}

/** A selection as a rule: its result, and the falls with which it can still win. */
export interface RaceRule {
  outcomeOf: (result: RaceResult) => LegOutcome;
  permits: Permission;
}

function placed(place: number | null | undefined, last: number): LegOutcome {
  if (place === null || place === undefined) return 'open';
  return place <= last ? 'won' : 'lost';
}

/** Returns the runner of a market's number, from 0. Undefined if there is none. */
function runnerOf(text: string | undefined, runners: number): number | undefined {
  const runner = /^[1-9]\d?$/.test(text ?? '') ? Number(text) - 1 : runners;
  return runner < runners ? runner : undefined;
}

function placeRule(runner: number, last: number): RaceRule {
  return {
    outcomeOf: ({ places }) => placed(places[runner], last),
    permits: (_field, size, falling) => falling !== runner || size <= last,
  };
}

function fasterRule(runner: number, rival: number): RaceRule {
  return {
    outcomeOf: ({ places }) => {
      const [position, rivalPosition] = [places[runner] ?? null, places[rival] ?? null];
      if (position === null) return rivalPosition === null ? 'open' : 'won';
      return rivalPosition !== null && position < rivalPosition ? 'won' : 'lost';
    },
    permits: (field, _size, falling) => falling !== runner || ((field >> rival) & 1) === 0,
  };
}

function forecastRule(first: number, second: number): RaceRule {
  return {
    outcomeOf: ({ places }) => {
      const [of1, of2] = [places[first] ?? null, places[second] ?? null];
      if ((of1 !== null && of1 !== 1) || (of2 !== null && of2 !== 2)) return 'lost';
      return of1 === 1 ? 'won' : 'open';
    },
    permits: (_field, size, falling) => falling !== first && (falling !== second || size === 2),
  };
}

/** Returns the rule of a selection. @throws RangeError if a race of this many runners has none. */
export function raceRule({ market, pick }: Selection, runners: number): RaceRule {
  const [name, argument, ...rest] = market.split(':');
  const [first, second, ...more] = pick.split('-');
  const runner = runnerOf(first, runners);
  const other = runnerOf(second, runners);
  if (runner !== undefined && rest.length + more.length === 0) {
    const isOne = second === undefined;
    if (name === 'winner' && argument === undefined && isOne) return placeRule(runner, 1);
    if (name === 'place' && (argument === '2' || argument === '3') && isOne) return placeRule(runner, Number(argument));
    if (market === 'forecast' && other !== undefined && other !== runner) return forecastRule(runner, other);
    const pair = argument?.split('-').map((text) => runnerOf(text, runners)) ?? [];
    const rival = pair.find((each) => each !== runner);
    if (name === 'faster' && isOne && pair.length === 2 && pair.includes(runner) && rival !== undefined) {
      return fasterRule(runner, rival);
    }
  }
  throw new RangeError(`the race has no ${market} ${pick}`);
}
