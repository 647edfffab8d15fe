import { isErrorCode, type ErrorCode, type FailureValue } from '@parlor/contract';

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

/** Parses the body of a failed call. An unknown code becomes `system.unknown` (AUTH-15). */
export function readFailure(status: number, body: unknown): ApiError {
  const { errorCode, value } = (typeof body === 'object' && body !== null ? body : {}) as { errorCode?: unknown; value?: FailureValue };
  return { status, code: isErrorCode(errorCode) ? errorCode : 'system.unknown', ...(value && { value }) };
}

/** Returns the message key of an error, in the namespace `common`. */
export function errorMessageKey(error: unknown): `common:errors.${ApiError['code']}` {
  return `common:errors.${isApiError(error) ? error.code : 'system.unknown'}`;
}
