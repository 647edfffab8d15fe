import { createHash, randomBytes } from 'node:crypto';
import { currencies, type Currency } from '@parlor/contract';
import type { Kysely, Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { FreeRoundsView, JackpotView, PlayProfile } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import { atTime } from '../../sqlTime.ts';
import { hasJackpots, jackpotViews } from '../jackpot/jackpotViews.ts';
import { readPlayProfile, stakesOnOffer } from './playProfile.ts';
import type { ProviderClient } from '../provider/providerClient.ts';

/** A player's session in a game. */
export interface PlaySession {
  id: string;
  playerRef: string;
  /** The gateway's id of this session. */
  providerToken: string;
  gameCode: string;
  currency: Currency;
  language: string;
  playerName: string;
  isFreePlay: boolean;
  freeBalance: bigint;
  openedAt: number;
  /** The play profile at the opening of the session. */
  profile: PlayProfile;
}

export type OpenedSession =
  | { kind: 'opened'; token: string; session: PlaySession }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

export interface SessionService {
  /** Exchanges a single-use launch code for a session. */
  open(launchCode: string): Promise<OpenedSession>;
  /** Finds the session of a token; undefined if there is none or it has ended. */
  find(token: string): Promise<PlaySession | undefined>;
  /** Reads a session by id, active or ended. Settlement does not need an active session. */
  byId(id: string): Promise<PlaySession>;
  /**
   * Returns the balance in minor units (play money: the arcade's own). Each call asks the gateway, so that a session
   * ends with its login, or because its player opened another game (`replaced`); it then stays ended. The same call
   * returns the jackpots and the free rounds of the game.
   */
  balance(
    session: PlaySession,
  ): Promise<
    | { kind: 'known'; balance: bigint; jackpots: JackpotView[]; freeRounds: FreeRoundsView[] }
    | { kind: 'expired' | 'replaced' }
    | { kind: 'unreachable' }
  >;
  /** Ends a session. Its token becomes invalid; pending money is still settled. */
  end(session: PlaySession): Promise<void>;
}

/** The lifetime of a token, in ms. The gateway may end its session earlier. */
export const SESSION_MS = 12 * 3_600_000;
/** How long a session is cached, in ms. Its data does not change; the gateway checks bets. */
const SESSION_CACHE_MS = 30_000;
const MAX_CACHED_SESSIONS = 20_000;
/** Free play begins with a thousand of the smallest stakes. */
const FREE_PLAY_STAKES = 1000n;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function isCurrency(code: string | undefined): code is Currency {
  return currencies.some((currency) => currency === code);
}

export interface SessionDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  client: ProviderClient;
  gameOf: (gameCode: string) => Game | undefined;
  now: () => number;
}

/** Creates the service of sessions. */
export function createSessionService({ db, secrets, client, gameOf, now }: SessionDependencies): SessionService {
  function sessionOf(row: Selectable<ArcadeSchema['play_session']>): PlaySession {
    return {
      id: row.id,
      playerRef: row.player_ref,
      providerToken: secrets.open(row.sealed_provider_token, row.id),
      gameCode: row.game_code,
      currency: row.currency as Currency,
      language: row.language,
      playerName: row.display_name,
      isFreePlay: row.is_free_play,
      freeBalance: row.free_balance,
      openedAt: row.opened_at,
      profile: readPlayProfile(row.profile),
    };
  }

  /** Cached sessions by the hash of their token. The oldest one is evicted first. */
  const cached = new Map<string, { session: PlaySession; readAt: number; expiresAt: number }>();

  function remember(key: string, session: PlaySession, expiresAt: number): void {
    const [oldest] = cached.keys();
    if (cached.size >= MAX_CACHED_SESSIONS && oldest !== undefined) cached.delete(oldest);
    cached.set(key, { session, readAt: now(), expiresAt });
  }

  async function end({ id }: PlaySession): Promise<void> {
    for (const [key, { session }] of cached) if (session.id === id) cached.delete(key);
    await db
      .updateTable('play_session')
      .set({ expires_at: new Date(now()) })
      .where('id', '=', id)
      .execute();
  }

  return {
    async open(launchCode) {
      const outcome = await client.send('authenticate', { launch_code: launchCode });
      if (outcome.kind === 'undecided') return { kind: 'unreachable' };
      const {
        status,
        player_ref: playerRef,
        session_token: providerToken,
        game_code: gameCode,
        currency,
      } = outcome.answer;
      const game = gameCode === undefined ? undefined : gameOf(gameCode);
      if (status !== 'OK' || !playerRef || !providerToken || !gameCode || !game || !isCurrency(currency))
        return { kind: 'refused' };
      const { profile = null } = outcome.answer;
      const stakes = stakesOnOffer(game, { currency, profile: readPlayProfile(profile) });
      if (stakes.length === 0) return { kind: 'refused' };
      const id = uuidv7();
      const token = randomBytes(32).toString('base64url');
      const isFreePlay = outcome.answer.free_play ?? false;
      const row = await db
        .insertInto('play_session')
        .values({
          id,
          token_hash: hashOf(token),
          sealed_provider_token: secrets.seal(providerToken, id),
          player_ref: playerRef,
          game_code: gameCode,
          currency,
          language: outcome.answer.language ?? '',
          display_name: outcome.answer.display_name ?? '',
          is_free_play: isFreePlay,
          free_balance: isFreePlay ? (stakes[0] ?? 0n) * FREE_PLAY_STAKES : 0n,
          opened_at: new Date(now()),
          expires_at: new Date(now() + SESSION_MS),
          profile: profile && JSON.stringify(profile),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { kind: 'opened', token, session: sessionOf(row) };
    },
    async find(token) {
      const hash = hashOf(token);
      const key = hash.toString('base64');
      const known = cached.get(key);
      if (known && now() - known.readAt < SESSION_CACHE_MS && known.expiresAt > now()) return known.session;
      cached.delete(key);
      const row = await db
        .selectFrom('play_session')
        .selectAll()
        .where('token_hash', '=', hash)
        .where('expires_at', '>', atTime(new Date(now())))
        .executeTakeFirst();
      if (!row) return undefined;
      const session = sessionOf(row);
      // The balance of play money changes with every round.
      if (!session.isFreePlay) remember(key, session, row.expires_at);
      return session;
    },
    async byId(id) {
      return sessionOf(await db.selectFrom('play_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
    },
    end,
    async balance(session) {
      const outcome = await client.send('balance', {
        player_ref: session.playerRef,
        session_token: session.providerToken,
        ...(hasJackpots(session.gameCode) && { game_code: session.gameCode }),
      });
      if (outcome.kind === 'undecided') return { kind: 'unreachable' };
      const { status, balance } = outcome.answer;
      if (status === 'SESSION_EXPIRED') {
        await end(session);
        return { kind: outcome.answer.play_limit === 'PARALLEL_GAMES' ? 'replaced' : 'expired' };
      }
      const jackpots = jackpotViews(outcome.answer);
      if (status === 'OK' && session.isFreePlay)
        return { kind: 'known', balance: session.freeBalance, jackpots, freeRounds: [] };
      if (status !== 'OK' || balance === undefined || !/^-?\d+$/.test(balance)) return { kind: 'unreachable' };
      const game = gameOf(session.gameCode);
      const stakes = (game ? stakesOnOffer(game, session) : []).map(String);
      // Free rounds at a stake that the session cannot play are not offered.
      const freeRounds = (outcome.answer.free_rounds ?? [])
        .filter(({ stake }) => game?.isSlot === true && stakes.includes(stake))
        .map(({ id, stake, left, expires_at }) => ({ id, stake, left, expiresAt: expires_at }));
      return { kind: 'known', balance: BigInt(balance), jackpots, freeRounds };
    },
  };
}
