import type { ProviderStatus } from '@parlor/contract';
import type { GameSessionRow, ProviderRow } from './provider.repository.ts';
import { playsIn } from './vendorProfile.rules.ts';

/** The time after which an undecided call is answered as such, in ms. The vendor then retries it. */
export const DECISION_MS = 1_000;
/** The pause that a vendor is told to make before a retry, in seconds. */
export const RETRY_AFTER_S = 1;

/** The provider that signs for our own games, for cards of any vendor. */
export const IN_HOUSE_PROVIDER = 'PARLOR';

/** The largest amount of one call, in minor units; the site's own amounts have the same limit. */
export const MAX_AMOUNT_MINOR = 9_000_000_000_000n;

/** The context of a bet. */
export interface BetContext {
  playerRef: string;
  gameCode: string;
  currency: string;
}

/** The lifetimes of game sessions, in ms. */
export interface SessionLimits {
  sessionIdleMs: number;
  sessionMaxMs: number;
}

/** Whether a game session belongs to this vendor and player. */
export function isSessionOf(
  session: GameSessionRow | undefined,
  provider: Pick<ProviderRow, 'code'>,
  playerRef: string,
): boolean {
  return session !== undefined && session.provider === provider.code && session.account_id === playerRef;
}

/**
 * Whether a game session accepts bets: it has not expired, its player is logged in, and no other game has replaced it.
 */
export function isSessionOpen(session: GameSessionRow, now: number, limits: SessionLimits): boolean {
  return (
    session.is_logged_in &&
    session.replaced_at === null &&
    session.created_at + limits.sessionMaxMs > now &&
    session.last_used_at + limits.sessionIdleMs > now
  );
}

/** The shortest time between two writes of a session's last use, in ms. */
const TOUCH_EVERY_MS = 60_000;

/** Whether the last use of a session is to be written. */
export function isTouchDue(session: GameSessionRow, now: number, limits: SessionLimits): boolean {
  return now - session.last_used_at >= TOUCH_EVERY_MS && isSessionOpen(session, now, limits);
}

/** Returns the error code for a session that ended because its player opened another game. */
export function replacedLimit(session: GameSessionRow | undefined): 'PARALLEL_GAMES' | undefined {
  return session !== undefined && session.replaced_at !== null ? 'PARALLEL_GAMES' : undefined;
}

/**
 * Returns the reason to refuse a new bet before the ledger; undefined if there is none. Wins and rollbacks are not
 * checked here. The ledger checks with the balance whether the player may bet.
 */
export function betRefusal(
  provider: Pick<ProviderRow, 'code' | 'currencies'>,
  session: GameSessionRow | undefined,
  bet: BetContext,
  now: number,
  limits: SessionLimits,
): Extract<ProviderStatus, 'SESSION_EXPIRED' | 'BAD_REQUEST' | 'CURRENCY_MISMATCH'> | undefined {
  if (session === undefined || !isSessionOf(session, provider, bet.playerRef)) return 'SESSION_EXPIRED';
  if (!isSessionOpen(session, now, limits)) return 'SESSION_EXPIRED';
  // Free play moves no real balance, and a session is valid for one game.
  if (session.is_free_play || session.game_code !== bet.gameCode) return 'BAD_REQUEST';
  if (session.currency !== bet.currency || !playsIn(provider, bet.currency)) return 'CURRENCY_MISMATCH';
  return undefined;
}
