/*
 * The text of multipliers and returns. A multiplier that is a number is in whole hundredths: 198 is shown as ×1.98.
 */
import { toDecimal, type Fraction } from '../games/fraction.ts';
import type { ReturnRow } from './stage.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;
/** The multiplier from which the short form is used in narrow places. */
const SHORTENED_FROM = 10_000;

/** The return of a mode of a game. */
interface Returns {
  returned: Fraction;
  maxMultiplier: Fraction;
}

function withoutZeros(decimal: string): string {
  return decimal.replace(/\.?0+$/, '');
}

function withCommas(decimal: string): string {
  const [whole = '', places] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return places === undefined ? grouped : `${grouped}.${places}`;
}

const fractionOf = (hundredths: number): Fraction => ({ numerator: BigInt(hundredths), denominator: 100n });

/** Parses the decimal multiplier of an event into hundredths, for instance "1.07" into 107. */
export function hundredthsOf(decimal: string): number {
  return Number(decimal.replace('.', ''));
}

/** Returns the whole hundredths of a multiplier; the rest is cut off. */
export function floorToHundredths({ numerator, denominator }: Fraction): number {
  return Number((numerator * 100n) / denominator);
}

/** Formats a fraction in percent with at most `digits` places, such as "99 %". */
export function percentText({ numerator, denominator }: Fraction, digits: number): string {
  return `${withoutZeros(toDecimal({ numerator: numerator * 100n, denominator }, digits))} %`;
}

/** Formats a multiplier with at most four places, such as "×1.98". */
export function multiplierText(multiplier: Fraction): string {
  return `×${withCommas(withoutZeros(toDecimal(multiplier, 4)))}`;
}

/** Formats a multiplier with two places, such as "×1,980.00". */
export function hundredthsText(hundredths: number): string {
  return `×${withCommas(toDecimal(fractionOf(hundredths), 2))}`;
}

/** Formats a multiplier without trailing zeros, such as "×0.5". */
export function trimmedHundredthsText(hundredths: number): string {
  return multiplierText(fractionOf(hundredths));
}

/** Formats a multiplier in at most eight characters, such as "×51.4K". It is not rounded up. */
export function shortHundredthsText(hundredths: number): string {
  const value = Math.floor(hundredths / 100);
  if (value < SHORTENED_FROM) return hundredthsText(hundredths);
  const [unit, letter] = value >= MILLION ? [MILLION, 'M'] : [THOUSAND, 'K'];
  const tenths = Math.floor((value * 10) / unit);
  return `×${tenths >= 1000 ? Math.floor(tenths / 10) : `${Math.floor(tenths / 10)}.${tenths % 10}`}${letter}`;
}

/** Returns a row of the table of returns. */
export function returnRow(mode: string, { returned, maxMultiplier }: Returns): ReturnRow {
  return { mode, returned: percentText(returned, 4), best: multiplierText(maxMultiplier) };
}
