/** The choice of a bet at a table: an amount in digits of minor units on each of some places. */
export interface PlaceBets<Place extends string> {
  bets: Partial<Record<Place, string>>;
}

/** What a place came to. Amounts are digits in minor units; the win contains the stake. */
export interface PaidPlace<Place extends string> {
  place: Place;
  stake: string;
  win: string;
}

/**
 * Pays the places of a bet, in the order of `places`. What a place gives back, its stake included, is in hundredths of the
 * stake. Stakes are multiples of one hundred, so that no pay is rounded.
 *
 * @throws RangeError for a stake that is not, or that is not the sum of the places.
 */
export function payPlaces<Place extends string>(
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
