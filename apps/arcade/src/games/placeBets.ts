import type { Currency } from '@parlor/contract';
import { z } from 'zod';
import {
  defineGame,
  type Drawing,
  type DrawSchedule,
  type Game,
  type PlayRound,
  type RoundEvent,
  type SlipLimits,
  type TableTraces,
} from './game.ts';
import type { PlaceBets } from './placePays.ts';
import { gridStakes } from './stakes.ts';

/** The largest slip of a table, in largest chips. */
const MAX_SLIP_CHIPS = 5n;

/** Creates the schema of a bet at a table: amounts in digits by place, on at least one place. */
function placeBetsOf<Place extends string>(places: readonly Place[]): z.ZodType<PlaceBets<Place>> {
  const digits = z.string().regex(/^[1-9]\d{0,14}$/);
  const shape = Object.fromEntries(places.map((place) => [place, digits.optional()]));
  // The keys of the shape are the places.
  return z.strictObject({
    bets: z.strictObject(shape).refine((bets) => Object.keys(bets).length > 0),
  }) as unknown as z.ZodType<PlaceBets<Place>>;
}

/** The slips of a table: chips of a grid of whole units. */
const tableSlip = {
  amountsOf: ({ bets }: PlaceBets<string>): bigint[] =>
    Object.values(bets).flatMap((amount) => (amount === undefined ? [] : [BigInt(amount)])),
  limitsOf(currency: Currency): SlipLimits {
    const chips = gridStakes(currency);
    return { unit: chips[0] ?? 100n, max: (chips.at(-1) ?? 100n) * MAX_SLIP_CHIPS };
  },
};

/** Returns the stakes of a bet by place. */
function placesOfBets({ bets }: PlaceBets<string>): { place: string; amount: bigint }[] {
  return Object.entries(bets).flatMap(([place, amount]) =>
    amount === undefined ? [] : [{ place, amount: BigInt(amount) }],
  );
}

/** The definition of a table with places, without the common parts. */
interface PlaceGame<Place extends string, Event extends RoundEvent> {
  version: string;
  declaredReturn: string;
  schedule: DrawSchedule;
  places: readonly Place[];
  /** The public data of a draw. */
  resultOf: Drawing['resultOf'];
  /** The mark of a draw in the lobby. */
  traces: TableTraces;
  play: PlayRound<PlaceBets<Place>, never, Event>;
}

/** Defines a table: bets on places of a scheduled draw, which players may cancel until it closes. */
export function placeGame<Place extends string, Event extends RoundEvent>({
  schedule,
  places,
  resultOf,
  traces,
  ...rest
}: PlaceGame<Place, Event>): Game {
  return defineGame<PlaceBets<Place>, never, Event>({
    ...rest,
    drawing: { schedule, drawsAhead: 0, isCancellable: true, resultOf, traces, placesOf: placesOfBets },
    stakesOf: gridStakes,
    slip: tableSlip,
    choice: placeBetsOf(places),
    decision: z.never(),
  });
}

/** The schedule of most tables: a draw twice a minute, with enough time to show it. */
export const usualSchedule: DrawSchedule = { periodMs: 30_000, bettingMs: 16_000, revealsAfterMs: 1_500 };
