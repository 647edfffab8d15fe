/** An exact fraction. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** A fraction as a decimal with `digits` places, rounded half up. */
export function toDecimal({ numerator, denominator }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const rounded = (2n * numerator * scale + denominator) / (2n * denominator);
  const text = rounded.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
