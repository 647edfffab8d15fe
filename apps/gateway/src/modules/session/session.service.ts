import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { CallSession } from '../../http/call.ts';
import { createSessionRepository } from './session.repository.ts';

/** How often a session's last use is written down at most, in ms; reading it costs nothing, writing does. */
const TOUCH_EVERY_MS = 60_000;

/** A session that was just opened: both halves leave the gateway once and are never stored. */
export interface OpenedSession {
  /** The half that the site sends as a header. */
  token: string;
  /** The half that lives in the cookie. */
  cookie: string;
}

/** What a caller shows of a session. */
export interface SessionHalves {
  token: string | undefined;
  cookie: string | undefined;
}

export interface SessionService {
  /** Opens a session for an account. Both halves are new, so nothing planted before survives a login. */
  open(session: { accountId: string; device: string; clientAddress: string }): Promise<OpenedSession>;
  /** The session both halves belong to; `required` when the token is missing, `ended` when they do not make one. */
  find(halves: SessionHalves): Promise<CallSession | 'required' | 'ended'>;
  /** Ends the session that both halves belong to, if there is one, and with it the game sessions that were launched in it. */
  end(halves: SessionHalves): Promise<void>;
  /** Forgets sessions that nobody can use any more. */
  removeEnded(): Promise<void>;
}

/** Sessions of accounts, each with a header half and a cookie half; see the table for what is kept. */
export function createSessionService(deps: { db: Kysely<Database>; config: GatewayConfig; clock: () => number }): SessionService {
  const { config, clock } = deps;
  const sessions = createSessionRepository(deps.db);

  async function find({ token, cookie }: SessionHalves): Promise<CallSession | 'required' | 'ended'> {
    if (!token) return 'required';
    if (!cookie) return 'ended';
    const now = clock();
    const row = await sessions.byTokenHash(hashOf(token));
    if (row === undefined || !timingSafeEqual(row.cookie_hash, hashOf(cookie))) return 'ended';
    if (row.expires_at <= now || row.last_seen_at + config.sessionIdleMs <= now || row.status !== 'active') {
      // Once refused it stays refused, and the games that were launched in it end with it.
      await sessions.remove(row.id);
      return 'ended';
    }
    if (now - row.last_seen_at >= TOUCH_EVERY_MS) await sessions.touch(row.id, new Date(now));
    return { id: row.id, accountId: row.account_id, merchantCode: row.merchant_code, account: row.account, type: row.type };
  }

  return {
    async open({ accountId, device, clientAddress }) {
      const token = randomBytes(32).toString('base64url');
      const cookie = randomBytes(32).toString('base64url');
      const now = clock();
      await sessions.insert({
        account_id: accountId,
        token_hash: hashOf(token),
        cookie_hash: hashOf(cookie),
        device,
        client_address: clientAddress,
        created_at: new Date(now),
        last_seen_at: new Date(now),
        expires_at: new Date(now + config.sessionMaxMs),
      });
      return { token, cookie };
    },
    find,
    async end(halves) {
      const found = await find(halves);
      if (typeof found === 'object') await sessions.remove(found.id);
    },
    async removeEnded() {
      await sessions.removeExpired(clock());
    },
  };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
