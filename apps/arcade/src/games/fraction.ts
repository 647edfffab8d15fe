/** An exact fraction. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Returns a fraction as a decimal with `digits` places, rounded half up. */
export function toDecimal({ numerator, denominator }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const rounded = (2n * numerator * scale + denominator) / (2n * denominator);
  const text = rounded.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns the fraction of a decimal such as "0.964266511". */
export function parseDecimal(decimal: string): Fraction {
  const [, places = ''] = decimal.split('.');
  return fraction(BigInt(decimal.replace('.', '')), 10n ** BigInt(places.length));
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

/** Returns a fraction in lowest terms with a positive denominator. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  let [divisor, rest] = [below < 0n ? -below : below, above < 0n ? -above : above];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  const signed = below < 0n ? -divisor : divisor;
  return { numerator: above / signed, denominator: below / signed };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function isMore(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}
