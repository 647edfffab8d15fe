import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { CallSession } from '../../http/call.ts';
import { deviceNameOf, type DeviceHeaders } from './deviceName.ts';
import { createSessionRepository } from './session.repository.ts';
import type { SessionEnds } from './sessionEnds.ts';

/** The shortest time between two writes of a session's last use, in ms. Reads are cheap, writes are not. */
const TOUCH_EVERY_MS = 60_000;
/** The most sessions in a list; the longest unused ones are omitted. */
const MAX_LISTED = 100;

/** A newly opened session. Both halves leave the gateway once and are never stored. */
export interface OpenedSession {
  /** The half that the site sends in a header. */
  token: string;
  /** The half in the cookie. */
  cookie: string;
}

/** The credentials of a caller. */
export interface SessionHalves {
  token: string | undefined;
  cookie: string | undefined;
}

/** A session to open. */
export interface NewSession {
  accountId: string;
  /** The name of the device in the site's header. */
  device: string;
  clientAddress: string;
  /** The headers of the request that opens it. */
  headers?: DeviceHeaders;
  /** Whether to update the account's last login. */
  isLogin?: boolean;
  /** The operator's view that the session belongs to, and its end in epoch milliseconds. */
  view?: { id: string; until: number };
}

/** A session as shown to its owner. */
export interface ListedSession {
  id: string;
  browser: string;
  system: string;
  model: string;
  clientAddress: string;
  createdAt: number;
  lastSeenAt: number;
}

export interface SessionService {
  /** Opens a session for an account. Both halves are new, so planted ones do not survive a login. */
  open(session: NewSession): Promise<OpenedSession>;
  /**
   * Finds the session that both halves belong to; `required` without a token, `ended` if they do not match a session.
   * Counts as a use of the session, unless the page calls by itself.
   */
  find(halves: SessionHalves, by?: { isAutomatic: boolean }): Promise<CallSession | 'required' | 'ended'>;
  /** Returns which of some sessions are active. Does not count as a use. */
  openAmong(ids: readonly string[]): Promise<Set<string>>;
  /** Ends the session that both halves belong to, if any, and the game sessions launched from it. */
  end(halves: SessionHalves): Promise<void>;
  /** Returns the active sessions of an account, most recently used first, a hundred at most. */
  list(accountId: string): Promise<ListedSession[]>;
  /** Ends one session of an account; false when it has no such session. */
  endSession(accountId: string, id: string): Promise<boolean>;
  /** Ends every session of an account but one. */
  endOtherSessions(accountId: string, keepId: string): Promise<void>;
  /** Ends every session of an account, after a password reset. */
  endAll(accountId: string): Promise<void>;
  /** Gives a session new halves and invalidates the old ones. Launched games and the session's limits continue. */
  rotate(id: string): Promise<OpenedSession>;
  /** Deletes ended sessions. */
  removeEnded(): Promise<void>;
}

/**
 * Creates the session service. Each session has a header half and a cookie half; the table documents what is stored.
 */
export function createSessionService(deps: {
  db: Kysely<Database>;
  config: GatewayConfig;
  clock: () => number;
  sessionEnds: SessionEnds;
}): SessionService {
  const { config, clock, sessionEnds } = deps;
  const sessions = createSessionRepository(deps.db);

  async function find(
    { token, cookie }: SessionHalves,
    { isAutomatic } = { isAutomatic: false },
  ): Promise<CallSession | 'required' | 'ended'> {
    if (!token) return 'required';
    if (!cookie) return 'ended';
    const now = clock();
    const row = await sessions.byTokenHash(hashOf(token));
    if (row === undefined || !timingSafeEqual(row.cookie_hash, hashOf(cookie))) return 'ended';
    // An operator may view a disabled account.
    const isOver = row.view_id === null ? row.status !== 'active' : row.view_ended_at !== null;
    if (row.expires_at <= now || row.last_seen_at + config.sessionIdleMs <= now || isOver) {
      // A session that was refused once stays refused, and the games launched from it end with it.
      await sessions.remove(row.id);
      sessionEnds.publish({ accountId: row.account_id });
      return 'ended';
    }
    if (!isAutomatic && now - row.last_seen_at >= TOUCH_EVERY_MS) await sessions.touch(row.id, new Date(now));
    return {
      id: row.id,
      accountId: row.account_id,
      merchantCode: row.merchant_code,
      account: row.account,
      type: row.type,
      ...(row.view_id !== null && row.operator !== null && { view: { id: row.view_id, operator: row.operator } }),
    };
  }

  return {
    async open({ accountId, device, clientAddress, headers = {}, isLogin = false, view }) {
      const halves = newHalves();
      const now = clock();
      const row = {
        account_id: accountId,
        ...hashesOf(halves),
        device,
        ...deviceNameOf(headers),
        client_address: clientAddress,
        created_at: new Date(now),
        last_seen_at: new Date(now),
        expires_at: new Date(view?.until ?? now + config.sessionMaxMs),
        view_id: view?.id ?? null,
      };
      await (isLogin ? sessions.insertAtLogin(row, new Date(now)) : sessions.insert(row));
      return halves;
    },
    find,
    async end(halves) {
      const found = await find(halves);
      if (typeof found !== 'object') return;
      await sessions.remove(found.id);
      sessionEnds.publish({ accountId: found.accountId });
    },
    async openAmong(ids) {
      if (ids.length === 0) return new Set();
      const now = clock();
      const rows = await sessions.openAmong(ids, { now, seenAfter: now - config.sessionIdleMs });
      return new Set(rows.map(({ id }) => id));
    },
    async list(accountId) {
      const now = clock();
      const rows = await sessions.listOf(accountId, { now, seenAfter: now - config.sessionIdleMs, limit: MAX_LISTED });
      return rows.map(
        ({
          id,
          browser,
          system,
          model,
          client_address: clientAddress,
          created_at: createdAt,
          last_seen_at: lastSeenAt,
        }) => ({
          id,
          browser,
          system,
          model,
          clientAddress,
          createdAt,
          lastSeenAt,
        }),
      );
    },
    async endSession(accountId, id) {
      const isEnded = await sessions.removeOf(accountId, id);
      sessionEnds.publish({ accountId });
      return isEnded;
    },
    async endOtherSessions(accountId, keepId) {
      await sessions.removeAllOf(accountId, keepId);
      sessionEnds.publish({ accountId });
    },
    async endAll(accountId) {
      await sessions.removeAllOf(accountId);
      sessionEnds.publish({ accountId });
    },
    async rotate(id) {
      const halves = newHalves();
      await sessions.renew(id, hashesOf(halves));
      return halves;
    },
    async removeEnded() {
      await sessions.removeExpired(clock());
    },
  };
}

function newHalves(): OpenedSession {
  return { token: randomBytes(32).toString('base64url'), cookie: randomBytes(32).toString('base64url') };
}

function hashesOf({ token, cookie }: OpenedSession) {
  return { token_hash: hashOf(token), cookie_hash: hashOf(cookie) };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
