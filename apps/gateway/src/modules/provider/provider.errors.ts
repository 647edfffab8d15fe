import type { ProviderStatus } from '@parlor/contract';

/** HTTP status of each answer. Every decision is 200; only an undecided call is a 5xx, which the vendor retries. */
export const providerHttpStatus: Record<ProviderStatus, number> = {
  OK: 200,
  INSUFFICIENT_FUNDS: 200,
  TX_CONFLICT: 200,
  TX_NOT_FOUND: 200,
  TX_CANCELLED: 200,
  CANNOT_CANCEL: 200,
  SESSION_EXPIRED: 200,
  PLAYER_BLOCKED: 200,
  LIMIT_REACHED: 200,
  GAME_DISABLED: 200,
  CURRENCY_MISMATCH: 200,
  DUPLICATE: 200,
  NOT_APPLIED: 200,
  BAD_REQUEST: 400,
  BAD_SIGNATURE: 401,
  TEMPORARY: 503,
};
