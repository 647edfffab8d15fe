import { type BingoForm } from './forms.ts';
import { lastCallOf, patternsOf, type BingoPattern } from './prizes.ts';
import { corners, ticketLines, ticketShapes, type BingoTicket } from './tickets.ts';

type Places = readonly number[];

function placesThatComplete(form: BingoForm, pattern: BingoPattern): readonly Places[] {
  const lines = ticketLines[form];
  if (pattern === 'line') return lines;
  if (pattern === 'corners') return [corners];
  if (pattern === 'full') return [Array.from({ length: ticketShapes[form].numbers }, (_, place) => place)];
  return lines.flatMap((line, index) => lines.slice(index + 1).map((other) => [...new Set([...line, ...other])]));
}

/** For each pattern the sets of places of a ticket that complete it. */
const completions: Readonly<Record<BingoForm, ReadonlyMap<BingoPattern, readonly Places[]>>> = {
  '75': completionsOf('75'),
  '90': completionsOf('90'),
};

function completionsOf(form: BingoForm): ReadonlyMap<BingoPattern, readonly Places[]> {
  return new Map(patternsOf(form).map((pattern) => [pattern, placesThatComplete(form, pattern)]));
}

/** Returns the call of each number of a ticket, from 1; Infinity for a number that is not called. */
export function callsOfTicket(ticket: BingoTicket, balls: readonly number[]): number[] {
  return ticket.map((number) => {
    const index = balls.indexOf(number);
    return index < 0 ? Infinity : index + 1;
  });
}

/** Returns the call with which all numbers at these places of a ticket are called. */
function calledBy(calls: readonly number[], places: Places): number {
  return Math.max(...places.map((place) => calls[place] ?? Infinity));
}

/** A complete pattern: the call that completed it, and its places. */
interface Completed {
  calls: number;
  /** The places of all sets that this call completed. */
  places: readonly number[];
}

/** Returns the call that completes a pattern of a ticket, and where. The call is Infinity if none does. */
export function completed(form: BingoForm, pattern: BingoPattern, calls: readonly number[]): Completed {
  const sets = (completions[form].get(pattern) ?? []).map((places) => ({
    places,
    completedAt: calledBy(calls, places),
  }));
  const first = Math.min(...sets.map(({ completedAt }) => completedAt));
  return {
    calls: first,
    places: [
      ...new Set(
        sets
          .filter(({ completedAt }) => completedAt === first && completedAt < Infinity)
          .flatMap(({ places }) => places),
      ),
    ],
  };
}

/** Returns the places of a ticket that are the only ones missing from a pattern that would still pay. */
export function waitingPlaces(form: BingoForm, calls: readonly number[], called: number): Map<number, BingoPattern[]> {
  const waiting = new Map<number, BingoPattern[]>();
  for (const [pattern, sets] of completions[form]) {
    if (called >= lastCallOf(form, pattern)) continue;
    const missing = sets.map((places) => places.filter((place) => (calls[place] ?? Infinity) > called));
    if (missing.some(({ length }) => length === 0)) continue;
    for (const [place, ...more] of missing) {
      if (place === undefined || more.length > 0) continue;
      const known = waiting.get(place) ?? [];
      if (!known.includes(pattern)) waiting.set(place, [...known, pattern]);
    }
  }
  return waiting;
}
