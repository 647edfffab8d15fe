import { isErrorCode, type ErrorCode, type FailureValue } from '@parlor/contract';

/** A call that failed: the code of the catalogue, and what the gateway sent along. `status` is 0 when no answer came. */
export interface ApiError {
  status: number;
  code: ErrorCode | 'network.offline' | 'network.unreachable' | 'network.insecure';
  value?: FailureValue;
}

/** Whether something that a hook returned is an ApiError. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
}

/** Reads the body of a failed call. An unknown code counts as `system.unknown`. */
export function readFailure(status: number, body: unknown): ApiError {
  const { errorCode, value } = (typeof body === 'object' && body !== null ? body : {}) as { errorCode?: unknown; value?: FailureValue };
  return { status, code: isErrorCode(errorCode) ? errorCode : 'system.unknown', ...(value && { value }) };
}

/** The key of the message for an error, in the namespace `common`. */
export function errorMessageKey(error: unknown): `common:errors.${ApiError['code']}` {
  return `common:errors.${isApiError(error) ? error.code : 'system.unknown'}`;
}
