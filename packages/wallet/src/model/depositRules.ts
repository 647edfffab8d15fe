import {
  depositBonus,
  depositFee,
  fromMinor,
  toMinor,
  type Currency,
  type DepositMethod,
  type DepositOffer,
} from '@parlor/contract';

/** Why an amount is invalid or outside the limits. */
export type AmountProblem = 'invalid' | 'below' | 'above';
/** The minimum and maximum of a single transaction. */
export type AmountLimits = Pick<DepositMethod, 'minAmount' | 'maxAmount' | 'currency'>;

/** Reads a typed amount. Commas and spaces between thousands are ignored. */
export function readAmount(
  typed: string,
  limits: AmountLimits,
): { amount: string; problem?: undefined } | { amount?: undefined; problem: AmountProblem } {
  const minor = toMinor(typed.replace(/[\s,]/g, ''), limits.currency);
  const minimum = toMinor(limits.minAmount, limits.currency) ?? 0n;
  const maximum = toMinor(limits.maxAmount, limits.currency) ?? 0n;
  if (minor === undefined || minor <= 0n) return { problem: 'invalid' };
  if (minor < minimum) return { problem: 'below' };
  if (minor > maximum) return { problem: 'above' };
  return { amount: fromMinor(minor, limits.currency) };
}

/** Reads a typed deposit amount, which may have to be a multiple of the method's step. */
export function readDepositAmount(
  typed: string,
  method: DepositMethod,
): { amount: string; problem?: undefined } | { amount?: undefined; problem: AmountProblem | 'step' } {
  const read = readAmount(typed, method);
  const step = toMinor(method.stepAmount ?? '', method.currency) ?? 0n;
  if (read.amount === undefined || step <= 0n) return read;
  return minorOf(read.amount, method.currency) % step === 0n ? read : { problem: 'step' };
}

/** The fee and the amounts of a deposit, as decimal strings. */
export interface DepositSums {
  fee: string;
  /** The credited amount, without the bonus. */
  credited: string;
  bonus: string;
}

const minorOf = (amount: string, currency: Currency): bigint => toMinor(amount, currency) ?? 0n;

/** The amount that an offer adds, as a decimal string; zero below its minimum amount. */
export function bonusOf(amount: string, offer: DepositOffer | undefined, currency: Currency): string {
  if (offer === undefined) return fromMinor(0n, currency);
  const terms = {
    minAmount: minorOf(offer.minAmount, currency),
    ppm: offer.bonusPpm,
    max: minorOf(offer.maxBonus, currency),
  };
  return fromMinor(depositBonus(minorOf(amount, currency), terms), currency);
}

/** Returns fee, credit and bonus of a deposit, as the gateway computes them. */
export function depositSums(amount: string, method: DepositMethod, offer: DepositOffer | undefined): DepositSums {
  const { currency, fee: terms } = method;
  const minor = minorOf(amount, currency);
  const fee = depositFee(minor, { ppm: terms.ppm, fixed: minorOf(terms.fixed, currency) });
  return {
    fee: fromMinor(terms.isPaidByPlayer ? fee : 0n, currency),
    credited: fromMinor(terms.isPaidByPlayer ? minor - fee : minor, currency),
    bonus: bonusOf(amount, offer, currency),
  };
}

/** Returns the offers whose minimum the amount reaches. */
export function fittingOffers(amount: string, offers: readonly DepositOffer[], currency: Currency): DepositOffer[] {
  return offers.filter(({ minAmount }) => minorOf(amount, currency) >= minorOf(minAmount, currency));
}

/** Whether an amount is more than zero. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);
