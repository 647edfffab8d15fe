import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { CallSession } from '../../http/call.ts';
import { deviceNameOf, type DeviceHeaders } from './deviceName.ts';
import { createSessionRepository } from './session.repository.ts';
import type { SessionEnds } from './sessionEnds.ts';

/** How often a session's last use is written down at most, in ms; reading it costs nothing, writing does. */
const TOUCH_EVERY_MS = 60_000;
/** Sessions that a list shows at most: those beyond are the longest unused. */
const MOST_LISTED = 100;

/** A session that was just opened: both halves leave the gateway once and are never stored. */
export interface OpenedSession {
  /** The half that the site sends as a header. */
  token: string;
  /** The half that lives in the cookie. */
  cookie: string;
}

/** The credentials of a caller. */
export interface SessionHalves {
  token: string | undefined;
  cookie: string | undefined;
}

/** A session that is to be opened. */
export interface NewSession {
  accountId: string;
  /** The name of the device in the site's header. */
  device: string;
  clientAddress: string;
  /** The headers that it was opened with. */
  headers?: DeviceHeaders;
  /** Also writes down on the account that it logged in now. */
  isLogin?: boolean;
  /** The look of an operator that it is for, and when that is over, in epoch milliseconds. */
  view?: { id: string; until: number };
}

/** A session as its owner sees it. */
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
  /** Opens a session for an account. Both halves are new, so nothing planted before survives a login. */
  open(session: NewSession): Promise<OpenedSession>;
  /**
   * The session both halves belong to; `required` when the token is missing, `ended` when they do not make one. It
   * counts as a use of the session, unless the page asks by itself.
   */
  find(halves: SessionHalves, by?: { isByItself: boolean }): Promise<CallSession | 'required' | 'ended'>;
  /** Which of some sessions can still be used. Asking is no use of them. */
  openAmong(ids: readonly string[]): Promise<Set<string>>;
  /**
   * Ends the session that both halves belong to, if there is one, and with it the game sessions that were launched in
   * it.
   */
  end(halves: SessionHalves): Promise<void>;
  /** The sessions of an account that can still be used, the last used first, a hundred at most. */
  list(accountId: string): Promise<ListedSession[]>;
  /** Ends one session of an account; false when it has no such session. */
  endOne(accountId: string, id: string): Promise<boolean>;
  /** Ends every session of an account but one. */
  endOthers(accountId: string, keepId: string): Promise<void>;
  /** Ends every session of an account: after its password was reset. */
  endAll(accountId: string): Promise<void>;
  /**
   * Gives a session new halves; the old ones are invalid from then on. Launched games continue, and so do its limits.
   */
  rotate(id: string): Promise<OpenedSession>;
  /** Forgets sessions that nobody can use any more. */
  removeEnded(): Promise<void>;
}

/** Sessions of accounts, each with a header half and a cookie half; see the table for what is kept. */
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
    { isByItself } = { isByItself: false },
  ): Promise<CallSession | 'required' | 'ended'> {
    if (!token) return 'required';
    if (!cookie) return 'ended';
    const now = clock();
    const row = await sessions.byTokenHash(hashOf(token));
    if (row === undefined || !timingSafeEqual(row.cookie_hash, hashOf(cookie))) return 'ended';
    // An operator may look at an account that is disabled.
    const isOver = row.view_id === null ? row.status !== 'active' : row.view_ended_at !== null;
    if (row.expires_at <= now || row.last_seen_at + config.sessionIdleMs <= now || isOver) {
      // Once refused it stays refused, and the games that were launched in it end with it.
      await sessions.remove(row.id);
      sessionEnds.publish({ accountId: row.account_id });
      return 'ended';
    }
    if (!isByItself && now - row.last_seen_at >= TOUCH_EVERY_MS) await sessions.touch(row.id, new Date(now));
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
      const rows = await sessions.listOf(accountId, { now, seenAfter: now - config.sessionIdleMs, limit: MOST_LISTED });
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
    async endOne(accountId, id) {
      const isEnded = await sessions.removeOf(accountId, id);
      sessionEnds.publish({ accountId });
      return isEnded;
    },
    async endOthers(accountId, keepId) {
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
