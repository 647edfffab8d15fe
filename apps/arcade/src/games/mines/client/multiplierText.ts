import { toDecimal, type Fraction } from '../../fraction.ts';
import { stoppingPay } from '../../stoppingPay.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;
/** From here on a multiplier is shortened where there is little room. */
const SHORTENED_FROM = 10_000;

/** A multiplier as it is shown, for instance "×1,234.50". Takes a decimal number with two places. */
export function multiplierText(decimal: string): string {
  const [whole = '0', places = ''] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return /^0*$/.test(places) && whole.length > 3 ? `×${grouped}` : `×${grouped}.${places}`;
}

/** A multiplier in at most seven characters, for instance "×51.4K". */
export function shortMultiplierText(decimal: string): string {
  const value = Math.floor(Number(decimal));
  if (value < SHORTENED_FROM) return multiplierText(decimal);
  const [unit, letter] = value >= MILLION ? [MILLION, 'M'] : [THOUSAND, 'K'];
  const tenths = Math.floor((value * 10) / unit);
  return `×${tenths >= 1000 ? Math.floor(tenths / 10) : `${Math.floor(tenths / 10)}.${tenths % 10}`}${letter}`;
}

/** A multiplier as events give it: two decimals, the rest cut off. */
export function truncatedMultiplier(multiplier: Fraction): string {
  return stoppingPay(1n, multiplier).multiplier;
}

/** A row of the table of returns. */
export function returnRow(
  mode: string,
  returned: Fraction,
  best: Fraction,
): { mode: string; returned: string; best: string } {
  const percent = toDecimal({ ...returned, numerator: returned.numerator * 100n }, 4).replace(/\.?0+$/, '');
  return { mode, returned: `${percent} %`, best: multiplierText(truncatedMultiplier(best)) };
}
