import { toDecimal, type Fraction } from '../../fraction.ts';

/** A fraction in percent with at most `digits` places, such as "99 %". */
export function percentText({ numerator, denominator }: Fraction, digits: number): string {
  return `${withoutZeros(toDecimal({ numerator: numerator * 100n, denominator }, digits))} %`;
}

/** A multiple of the stake with at most four places, such as "×1.98". */
export function multiplierText(multiplier: Fraction): string {
  return `×${withoutZeros(toDecimal(multiplier, 4)).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')}`;
}

/** A multiplier in hundredths with two places, such as "×1,980.00". */
export function hundredthsText(hundredths: number): string {
  return `×${toDecimal({ numerator: BigInt(hundredths), denominator: 100n }, 2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

function withoutZeros(decimal: string): string {
  return decimal.replace(/\.?0+$/, '');
}
