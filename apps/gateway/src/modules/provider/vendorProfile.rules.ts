import { currencies, currencyExponent, type Currency } from '@parlor/contract';
import type { ProviderRow } from './provider.repository.ts';
import type { ProviderAnswer } from './providerAnswer.ts';

// All decisions by a vendor's profile. No other code reads the profile's flags.

type Profile<Field extends keyof ProviderRow> = Pick<ProviderRow, Field>;

/** Whether a vendor supports a currency. An empty list means every currency. */
export function playsIn(profile: Profile<'currencies'>, currency: string): boolean {
  return Object.keys(profile.currencies).length === 0 || Object.hasOwn(profile.currencies, currency);
}

/**
 * Returns the decimals of a vendor's amounts in a currency: those of the profile, else of its dialect, else of the
 * currency. Undefined when the vendor or the platform does not support the currency.
 */
export function decimalsOf(
  profile: Profile<'currencies'>,
  currency: string,
  usual: number | undefined,
): number | undefined {
  const known = asCurrency(currency);
  if (known === undefined || !playsIn(profile, known)) return undefined;
  return profile.currencies[known] ?? usual ?? currencyExponent(known);
}

/** Returns the currency of a code; undefined if the platform does not support it. */
export function asCurrency(code: string): Currency | undefined {
  return currencies.find((known) => known === code);
}

/** Whether the call requires an open session. By default wins and rollbacks do not. */
export function needsSession(
  profile: Profile<'checks_session_on_win' | 'checks_session_on_rollback'>,
  call: 'win' | 'rollback',
): boolean {
  return call === 'win' ? profile.checks_session_on_win : profile.checks_session_on_rollback;
}

/** Returns the answer to a repeated transaction: the first answer, or a separate code. */
export function asRepeated<Answer extends ProviderAnswer>(
  profile: Profile<'duplicate_answer'>,
  answer: Answer,
): Answer {
  const isRepeated = answer.replayed === true && answer.tx_id !== undefined && answer.status === 'OK';
  return isRepeated && profile.duplicate_answer === 'own_code' ? { ...answer, status: 'DUPLICATE' } : answer;
}

/** Whether a vendor may correct settled rounds. */
export function mayAdjust(profile: Profile<'may_adjust'>): boolean {
  return profile.may_adjust;
}
