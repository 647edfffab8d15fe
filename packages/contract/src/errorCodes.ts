/** HTTP status of every error code. The message of a code is `errors.<code>` in the language packs. */
export const errorStatus = {
  'request.invalid': 400,
  'request.not_found': 404,
  'request.too_large': 413,
  'request.rate_limited': 429,
  'request.encryption_required': 400,
  'request.encryption_invalid': 400,
  'request.replayed': 409,
  'request.idempotency_required': 400,
  'request.idempotency_conflict': 409,
  'session.required': 401,
  'session.ended': 401,
  'session.not_found': 404,
  'permission.denied': 403,
  'auth.invalid_credentials': 401,
  'auth.captcha_incorrect': 422,
  'auth.too_many_attempts': 429,
  'auth.bot_check_required': 422,
  'auth.code_incorrect': 422,
  'auth.provider_refused': 401,
  'auth.agent_incorrect': 422,
  'auth.user_disabled': 403,
  'auth.non_member': 403,
  'auth.non_agent': 403,
  'register.closed': 403,
  'register.invalid': 422,
  'register.username_taken': 409,
  'register.mobile_taken': 409,
  'register.referrer_invalid': 422,
  'password.invalid': 422,
  'password.old_incorrect': 422,
  'password.link_invalid': 409,
  'modify.new.old.same': 409,
  'account.real_required': 403,
  'wallet.insufficient_balance': 409,
  'wallet.amount_invalid': 422,
  'wallet.amount_below_minimum': 422,
  'wallet.amount_above_maximum': 422,
  'deposit.method_unavailable': 409,
  'deposit.limit_reached': 409,
  'deposit.order_not_found': 404,
  'deposit.order_expired': 409,
  'game.not_found': 404,
  'game.launch_url_empty': 409,
  'game.vendor_maintenance': 409,
  'game.free_play_unsupported': 409,
  'order.not_found': 404,
  'announcement.not_found': 404,
  'promotion.not_found': 404,
  'system.maintenance': 503,
  'system.region_restricted': 403,
  'system.unavailable': 503,
  'system.unknown': 500,
} as const;

/** An error code of the site API. */
export type ErrorCode = keyof typeof errorStatus;

/** Every error code, for tests that iterate over them. */
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Whether a value is a known error code. Callers treat an unknown one as `system.unknown` (AUTH-15). */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
