/**
 * A pay to be fixed. `value` is the return that one unit of it adds, in the measure of the target. `shape` is its size
 * relative to the other pays.
 */
export interface PayItem {
  symbol: number;
  count: number;
  shape: bigint;
  value: bigint;
}

/** Pays that miss the target by less than a thousandth of a stake are not corrected further. */
const TOLERANCE_DIVISOR = 1000n;

/** Rounds a large pay down to a figure that is easy to read. */
function readable(pay: bigint): bigint {
  const step = pay >= 1000n ? 100n : pay >= 200n ? 25n : pay >= 50n ? 5n : 1n;
  return pay - (pay % step);
}

function max(first: bigint, second: bigint): bigint {
  return first > second ? first : second;
}

function min(first: bigint, ...others: (bigint | undefined)[]): bigint {
  return others.reduce<bigint>((result, value) => (value !== undefined && value < result ? value : result), first);
}

/**
 * Finds pays of about the given shape whose return is close to `target`. `stake` is the value of a whole stake. The
 * pays of a symbol rise with the count, and a better symbol (of a smaller index) never pays less for the same count.
 */
export function fitPays(items: readonly PayItem[], target: bigint, stake: bigint): Map<PayItem, bigint> {
  const pays = new Map<PayItem, bigint>();
  const places = new Map(items.map((item) => [`${item.symbol}:${item.count}`, item]));
  const payAt = (symbol: number, count: number): bigint | undefined => {
    const item = places.get(`${symbol}:${count}`);
    return item && pays.get(item);
  };
  /** Returns the least pay that keeps the order. */
  const floorOf = ({ symbol, count }: PayItem): bigint =>
    max((payAt(symbol, count - 1) ?? 0n) + 1n, payAt(symbol + 1, count) ?? 1n);

  const shapeValue = items.reduce((total, { shape, value }) => total + shape * value, 0n);
  // From the lowest symbol and count up, so that the floors are known.
  for (const item of items.toSorted((a, b) => b.symbol - a.symbol || a.count - b.count))
    pays.set(item, max(readable((item.shape * target) / shapeValue), floorOf(item)));

  let missing = target - items.reduce((total, item) => total + item.value * (pays.get(item) ?? 0n), 0n);
  // The most frequent wins first: later ones correct the remaining error in ever smaller steps.
  for (const item of items.toSorted((a, b) => (a.value === b.value ? 0 : a.value < b.value ? 1 : -1))) {
    if (missing * TOLERANCE_DIVISOR < stake && -missing * TOLERANCE_DIVISOR < stake) break;
    if (item.value === 0n) continue;
    const pay = pays.get(item) ?? 0n;
    const above = payAt(item.symbol, item.count + 1);
    const next = max(
      floorOf(item),
      min(
        pay + missing / item.value,
        above === undefined ? undefined : above - 1n,
        payAt(item.symbol - 1, item.count),
        // No pay exceeds its shape by more than about half.
        (pay * 3n) / 2n + 1n,
      ),
    );
    pays.set(item, next);
    missing -= (next - pay) * item.value;
  }
  return pays;
}
