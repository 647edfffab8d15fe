import type { ErrorCode, FailureValue } from '@parlor/contract';

/** A failed call: error code, HTTP status and details. `status` is 0 if there was no answer. */
export interface ApiError {
  status: number;
  code: ErrorCode | 'network.offline' | 'network.unreachable' | 'network.insecure';
  value?: FailureValue;
}

/** Whether an error returned by a hook is an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
}

/**
 * Parses the body of a failed call. An unknown code becomes `system.unknown` (AUTH-15). The list of codes comes with
 * the first failure.
 */
export async function readFailure(status: number, body: unknown): Promise<ApiError> {
  const { isErrorCode } = await import('@parlor/contract/errors');
  const { errorCode, value } = (typeof body === 'object' && body !== null ? body : {}) as {
    errorCode?: unknown;
    value?: FailureValue;
  };
  return { status, code: isErrorCode(errorCode) ? errorCode : 'system.unknown', ...(value && { value }) };
}

/**
 * Groups of codes that only screens of money answer with. Their messages come with those screens and not with the first
 * one.
 */
const moneyGroups = [
  'bank_card',
  'contact',
  'deposit',
  'identity',
  'passkey',
  'payee_name',
  'payment_password',
  'picture',
  'profile',
  'withdrawal',
] as const;
type MoneyCode = Extract<ErrorCode, `${(typeof moneyGroups)[number]}.${string}`>;
const isMoneyCode = (code: ApiError['code']): code is MoneyCode =>
  moneyGroups.some((group) => code.startsWith(`${group}.`));

/** Returns the message key of an error, with its namespace. */
export function errorMessageKey(
  error: unknown,
): `common:errors.${Exclude<ApiError['code'], MoneyCode>}` | `security:errors.${MoneyCode}` {
  const code = isApiError(error) ? error.code : 'system.unknown';
  return isMoneyCode(code) ? `security:errors.${code}` : `common:errors.${code}`;
}
