import type { UniformDraw } from '../fairness/uniformDraw.ts';
import { DecisionError, type PlayRound, type RoundEvent } from './game.ts';

/** The choice of a bet at a table: amounts in digits of minor units by place. */
export interface PlaceBets<Place extends string> {
  bets: Partial<Record<Place, string>>;
}

/** The result of a place. Amounts are digits in minor units; the win contains the stake. */
export interface PaidPlace<Place extends string> {
  place: Place;
  stake: string;
  win: string;
}

/**
 * Pays the places of a bet, in the order of `places`. Payouts of places, with their stake, are in hundredths of the
 * stake. Stakes are multiples of one hundred, so that no pay is rounded.
 *
 * @throws RangeError if the stake is not such a multiple, or not the sum of the places.
 */
function payPlaces<Place extends string>(
  stake: bigint,
  { bets }: PlaceBets<Place>,
  places: readonly Place[],
  hundredthsOf: (place: Place) => number,
): { paid: PaidPlace<Place>[]; win: bigint } {
  const paid: PaidPlace<Place>[] = [];
  let [sum, win] = [0n, 0n];
  for (const place of places) {
    const on = bets[place];
    if (on === undefined) continue;
    const amount = BigInt(on);
    if (amount <= 0n || amount % 100n !== 0n) throw new RangeError('an amount is not a multiple of one hundred');
    const pay = (amount / 100n) * BigInt(hundredthsOf(place));
    sum += amount;
    win += pay;
    paid.push({ place, stake: on, win: pay.toString() });
  }
  if (sum !== stake) throw new RangeError('the stake is not the sum of the places');
  return { paid, win };
}

/** The end of a round of a table: the results of its places, and their sum. */
export type PlaceEvent<Place extends string> =
  | { type: 'places_paid'; places: PaidPlace<Place>[] }
  /** In digits of minor units. */
  | { type: 'round_ended'; win: string };

/**
 * Creates the rules of a table: the event of the draw, then the pays of the places. `hundredthsOf` is as in
 * `payPlaces`.
 *
 * The rules throw a RangeError if the stake is not the sum of the places.
 */
export function playPlaces<Place extends string, Shown extends RoundEvent>(
  places: readonly Place[],
  show: (draw: UniformDraw) => Shown,
  hundredthsOf: (place: Place, shown: Shown) => number,
): PlayRound<PlaceBets<Place>, never, Shown | PlaceEvent<Place>> {
  return (draw, stake, choice, decisions) => {
    if (decisions.length > 0) throw new DecisionError('a round of a table has no decisions');
    const shown = show(draw);
    const { paid, win } = payPlaces(stake, choice, places, (place) => hundredthsOf(place, shown));
    return {
      events: [shown, { type: 'places_paid', places: paid }, { type: 'round_ended', win: win.toString() }],
      win,
      isOver: true,
    };
  };
}
