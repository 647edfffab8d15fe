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
 * Parses the body of a failed call. An unknown code becomes `system.unknown` (AUTH-15). The list of codes is loaded
 * with the first failure.
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
 * Namespaces of the messages that only forms and screens of money show, by group of codes. They load with these
 * screens, not with the first one.
 */
const groupNamespaces = {
  account: 'auth',
  agent: 'agent',
  auth: 'auth',
  modify: 'auth',
  password: 'auth',
  view: 'auth',
  register: 'auth',
  bonus: 'promo',
  promotion: 'promo',
  reward: 'promo',
  bank_card: 'security',
  contact: 'security',
  deposit: 'security',
  identity: 'security',
  message: 'security',
  order: 'security',
  passkey: 'security',
  payee_name: 'security',
  payment_password: 'security',
  picture: 'security',
  profile: 'security',
  push: 'security',
  rebate: 'security',
  wallet: 'security',
  withdrawal: 'security',
} as const;
type Group = keyof typeof groupNamespaces;
type CodeOf<N extends 'agent' | 'auth' | 'promo' | 'security'> = Extract<
  ErrorCode,
  `${{ [G in Group]: (typeof groupNamespaces)[G] extends N ? G : never }[Group]}.${string}`
>;
/** The key of a message with its namespace, such as `auth:errors.register.closed`. */
type MessageKey =
  | `agent:errors.${CodeOf<'agent'>}`
  | `auth:errors.${CodeOf<'auth'>}`
  | `promo:errors.${CodeOf<'promo'>}`
  | `security:errors.${CodeOf<'security'>}`
  | `common:errors.${Exclude<ApiError['code'], CodeOf<'agent' | 'auth' | 'promo' | 'security'>>}`;

/** Returns the message key of an error, with its namespace. */
export function errorMessageKey(error: unknown): MessageKey {
  const code = isApiError(error) ? error.code : 'system.unknown';
  const group = code.slice(0, code.indexOf('.'));
  const namespace = Object.hasOwn(groupNamespaces, group) ? groupNamespaces[group as Group] : 'common';
  return `${namespace}:errors.${code}` as MessageKey;
}
