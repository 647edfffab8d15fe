import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { inBatches } from '@parlor/database';
import type { ProviderStatus } from '@parlor/contract';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { createPlayWatch } from '../jurisdiction/playWatch.ts';
import type { JackpotService } from '../jackpot/jackpot.service.ts';
import { createBetGroups } from '../ledger/betGroups.ts';
import { createLedgerRepository, type LedgerAnswer } from '../ledger/ledger.repository.ts';
import { isTransferId } from '../ledger/transferId.ts';
import { createPlayerDirectory } from '../ledger/playerDirectory.ts';
import type { Player } from '../ledger/player.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import { findPlayableBalance } from '../wallet/wallet.repository.ts';
import {
  findAccountStatus,
  findGameSessions,
  findLastSession,
  findOwnerOfTx,
  findProvider,
  insertGameSession,
  replaceGameSessions,
  isStopped,
  saveProvider,
  takeLaunch,
  takeNewestLaunch,
  touchGameSession,
  type LaunchRow,
  type ProviderRow,
} from './provider.repository.ts';
import { recordOdds, type ReportedOdds } from './betOdds.ts';
import { createDrawResults, type DrawResults } from './drawResults.ts';
import { createVendorQuestions, type VendorQuestions } from './vendorQuestions.ts';
import { createVendorFreeRounds, wireFreeRounds, type VendorFreeRounds } from './vendorFreeRounds.ts';
import { createVendorCommands, type Seat, type VendorCommands } from './vendorCommands.ts';
import { toAnswer, type ProviderAnswer } from './providerAnswer.ts';
import {
  betRefusal,
  isSessionOf,
  isTouchDue,
  MAX_AMOUNT_MINOR,
  replacedLimit,
  type SessionLimits,
} from './provider.rules.ts';

/** How long a vendor's row is cached, in ms: a changed key or flag takes effect after that. */
const FRESH_MS = 5_000;
/**
 * Sessions requested together are read together, as bets are placed together (`betGroups.ts`). A read that takes longer
 * than `slowMs` does not delay others.
 */
const SESSION_READS = { atOnce: 2, enough: 8, slowMs: 100 };

type Bodies = typeof schemas.providerBodies;
type BodyOf<Call extends keyof Bodies> = z.output<Bodies[Call]>;

export type ProviderIdentity = z.output<typeof schemas.providerIdentity>;

/** The calls of the provider API behind their signature. Each maps a vendor's request to one command and its answer. */
export interface ProviderService extends VendorCommands, VendorQuestions, VendorFreeRounds, DrawResults {
  /** Returns the vendor of a code; undefined if there is none. */
  byCode(code: string): Promise<ProviderRow | undefined>;
  /** Whether a code belonged to a vendor when it was last looked up. */
  isCached(code: string): boolean;
  /** Saves a vendor, or gives it a new key. The previous key remains valid. */
  save(provider: { code: string; name: string; key: string }): Promise<void>;
  /** Whether bets of a vendor, or of this game of it, are stopped. */
  isStopped(code: string, gameCode: string): Promise<boolean>;
  /** Exchanges a launch code, once, for the player and a session to bet in. */
  authenticate(provider: ProviderRow, body: BodyOf<'authenticate'>): Promise<ProviderIdentity>;
  /**
   * Starts the session of a launch, once, for a vendor that exchanges no code: the code is its token, or the player is
   * named.
   */
  beginSession(
    provider: ProviderRow,
    launch: { playerRef: string; token: string | undefined; seat: Seat },
  ): Promise<boolean>;
  bet(provider: ProviderRow, body: BodyOf<'bet'>): Promise<ProviderAnswer>;
  win(provider: ProviderRow, body: BodyOf<'win'>): Promise<ProviderAnswer>;
  /** Applies a bet and its win in one command: both or neither. */
  betWin(provider: ProviderRow, body: BodyOf<'bet_win'>): Promise<ProviderAnswer>;
  rollback(provider: ProviderRow, body: BodyOf<'rollback'>): Promise<ProviderAnswer>;
  endRound(provider: ProviderRow, body: BodyOf<'end_round'>): Promise<ProviderAnswer>;
  /** Pays a win without a bet. The player must have been in a game of this vendor. */
  promoWin(provider: ProviderRow, body: BodyOf<'promo_win'>): Promise<ProviderAnswer>;
  /** Pays a jackpot that a round won, even if the session has ended. */
  jackpotWin(provider: ProviderRow, body: BodyOf<'jackpot_win'>): Promise<ProviderAnswer>;
}

export function createProviderService(deps: {
  db: Kysely<Database>;
  config: SessionLimits;
  masterKeys: MasterKeys;
  clock: () => number;
  jackpots: Pick<JackpotService, 'win' | 'ofGame'>;
  merchants: Pick<MerchantService, 'byCode'>;
}): ProviderService {
  const { db, config, masterKeys, clock, jackpots, merchants } = deps;
  const ledger = createLedgerRepository(db);
  const betGroups = createBetGroups(ledger);
  const sessionOfHash = inBatches((hashes: readonly Buffer[]) => findGameSessions(db, hashes), SESSION_READS);
  const players = createPlayerDirectory(db);
  const playWatch = createPlayWatch(clock);
  const cached = new Map<string, { row: ProviderRow; readAt: number }>();

  async function sessionOf(token: string, now: number) {
    const hash = hashOf(token);
    const session = await sessionOfHash(hash);
    if (session !== undefined && isTouchDue(session, now, config)) await touchGameSession(db, hash, now);
    return session;
  }

  /** Opens the session of a consumed launch, under a token. */
  async function seat(provider: ProviderRow, launch: LaunchRow, token: string, now: number): Promise<ProviderIdentity> {
    const account = await findAccountStatus(db, launch.account_id);
    if (account?.status !== 'active') return { status: 'PLAYER_BLOCKED' };
    const {
      session_id,
      account_id,
      merchant_code,
      node_id,
      game_code,
      game_name,
      game_type,
      vassalage,
      currency,
      is_free_play,
      play_profile: profile,
    } = launch;
    const player = { accountId: account_id, merchantCode: merchant_code };
    const merchant = await merchants.byCode(merchant_code);
    if (merchant === undefined) return { status: 'PLAYER_BLOCKED' };
    await ledger.open(player, merchant.currency, merchant.settings.timeZone);
    await insertGameSession(db, {
      token_hash: hashOf(token),
      session_id,
      account_id,
      merchant_code,
      provider: provider.code,
      node_id,
      game_code,
      game_name,
      game_type,
      vassalage,
      currency,
      is_free_play,
      play_profile: profile === null ? null : JSON.stringify(profile),
      created_at: new Date(now),
      last_used_at: new Date(now),
    });
    // After its own row is inserted, so that one of two games opened at once remains.
    if (profile?.parallel_games !== undefined)
      await replaceGameSessions(db, { accountId: account_id, kind: profile.kind, left: profile.parallel_games }, now);
    const place = { provider: provider.code, gameCode: game_code, currency };
    return {
      status: 'OK',
      player_ref: account_id,
      session_token: token,
      display_name: launch.display_name,
      language: launch.language,
      game_code,
      free_play: is_free_play,
      ...(profile !== null && { profile }),
      currency,
      balance: String(await findPlayableBalance(db, player, currency)),
      ...(!is_free_play && (await wireFreeRounds(db, player, place, now))),
    };
  }

  const noteRoundOdds = (provider: ProviderRow, player: Player, round: ReportedOdds['rounds'][number]) =>
    recordOdds(db, { player, provider: provider.code, rounds: [round] });

  /** Returns the command of a bet and the refusal of a new one; or the answer if the bet cannot be a command. */
  async function stakeOf(provider: ProviderRow, body: BodyOf<'bet'> | BodyOf<'bet_win'>) {
    const amount = BigInt(body.amount);
    if (amount > MAX_AMOUNT_MINOR)
      return { refused: { status: 'BAD_REQUEST', tx_id: body.tx_id } satisfies ProviderAnswer };
    const now = clock();
    const session = await sessionOf(body.session_token, now);
    const profile = session?.play_profile ?? null;
    const watched = {
      accountId: body.player_ref,
      roundId: body.round_id,
      amount,
      eventAt: body.event_at,
      category: body.category,
    };
    const sessionRefusal = betRefusal(
      provider,
      session,
      { playerRef: body.player_ref, gameCode: body.game_code, currency: body.currency },
      now,
      config,
    );
    const limit = sessionRefusal === undefined ? playWatch.refusal(profile, watched) : undefined;
    const refusal = sessionRefusal ?? (limit === undefined ? undefined : ('LIMIT_REACHED' as const));
    const player = await players.find(body.player_ref);
    if (player === undefined)
      return {
        refused: { status: refusal ?? 'SESSION_EXPIRED', tx_id: body.tx_id, replayed: false } satisfies ProviderAnswer,
      };
    const command = {
      player,
      provider: provider.code,
      txId: body.tx_id,
      currency: body.currency,
      amount,
      roundId: body.round_id,
      category: body.category,
      eventAt: body.event_at,
      game: {
        nodeId: session?.node_id ?? '',
        gameCode: body.game_code,
        gameName: session?.game_name ?? '',
        gameType: session?.game_type ?? '',
        vassalage: session?.vassalage ?? '',
      },
    };
    const isOwnSession = isSessionOf(session, provider, body.player_ref);
    if (body.odds !== undefined && refusal === undefined)
      await noteRoundOdds(provider, player, { roundId: body.round_id, odds: body.odds });
    return {
      refused: undefined,
      command,
      refusal,
      /** Notes an accepted stake, and adds the violated rule to a refusal. */
      answered: (answer: LedgerAnswer<ProviderStatus>): ProviderAnswer => {
        if (answer.status === 'OK' && !answer.replayed) playWatch.note(profile, watched);
        const playLimit = limit ?? (isOwnSession ? replacedLimit(session) : undefined);
        // Without a session of this player the answer must not reveal the balance.
        const wireAnswer = toAnswer(answer, body.tx_id, body.currency, isOwnSession || answer.replayed);
        return answer.status === refusal && playLimit !== undefined
          ? { ...wireAnswer, play_limit: playLimit }
          : wireAnswer;
      },
    };
  }

  const vendorCommands = createVendorCommands({ db, config, clock, players, sessionOf, playWatch });

  return {
    ...vendorCommands,
    ...createVendorFreeRounds({ db, config, clock, players, sessionOf, playWatch }),
    ...createVendorQuestions({ db, config, clock, jackpots, players, sessionOf }),
    ...createDrawResults({ db, players }),

    async byCode(code) {
      const known = cached.get(code);
      if (known !== undefined && clock() - known.readAt < FRESH_MS) return known.row;
      const row = await findProvider(db, masterKeys, code);
      if (row === undefined) cached.delete(code);
      else cached.set(code, { row, readAt: clock() });
      return row;
    },

    isCached: (code) => cached.has(code),

    async save(provider) {
      await saveProvider(db, masterKeys, provider);
      cached.delete(provider.code);
    },

    isStopped: (code, gameCode) => isStopped(db, code, gameCode),

    async authenticate(provider, { launch_code }) {
      const now = clock();
      const launch = await takeLaunch(db, hashOf(launch_code), provider.code, now);
      return launch === undefined ? { status: 'SESSION_EXPIRED' } : seat(provider, launch, newToken(), now);
    },

    async beginSession(provider, { playerRef, token, seat: by }) {
      const now = clock();
      const launch =
        by === 'token'
          ? token && (await takeLaunch(db, hashOf(token), provider.code, now))
          : isTransferId(playerRef) &&
            (await takeNewestLaunch(db, { provider: provider.code, accountId: playerRef }, now));
      if (!launch || launch.account_id !== playerRef) return false;
      return (await seat(provider, launch, token ?? newToken(), now)).status === 'OK';
    },
    async bet(provider, body) {
      const stake = await stakeOf(provider, body);
      if (stake.refused !== undefined) return stake.refused;
      const { command, refusal, answered } = stake;
      return answered(await betGroups.bet({ ...command, isRoundClosed: body.round_closed }, refusal));
    },

    async betWin(provider, body) {
      const winAmount = BigInt(body.win_amount);
      const stake = await stakeOf(provider, body);
      if (stake.refused !== undefined) return stake.refused;
      if (winAmount > MAX_AMOUNT_MINOR) return { status: 'BAD_REQUEST', tx_id: body.tx_id };
      const { command, refusal, answered } = stake;
      return answered(await betGroups.betWin({ ...command, winAmount }, refusal));
    },

    async win(provider, body) {
      const amount = BigInt(body.amount);
      if (amount > MAX_AMOUNT_MINOR) return { status: 'BAD_REQUEST', tx_id: body.tx_id };
      const player = await players.find(body.player_ref);
      if (player === undefined) return { status: 'TX_NOT_FOUND', tx_id: body.tx_id, replayed: false };
      const refusal = await vendorCommands.closingRefusal(provider, 'win', player, body);
      if (refusal !== undefined) return { status: refusal, tx_id: body.tx_id, replayed: false };
      if (body.odds !== undefined)
        await noteRoundOdds(provider, player, { roundId: body.round_id, odds: body.odds, winTxId: body.tx_id });
      const answer = await ledger.win({
        player,
        provider: provider.code,
        txId: body.tx_id,
        currency: body.currency,
        amount,
        refTxId: body.ref_tx_id,
        roundId: body.round_id,
        isRoundClosed: body.round_closed,
        category: body.category,
        eventAt: body.event_at,
      });
      // A win that names no bet of this vendor and player may name any player.
      return toAnswer(answer, body.tx_id, body.currency, answer.transferId !== null);
    },

    async rollback(provider, body) {
      // A vendor that never had this player cannot have placed a bet for them. A tombstone would be useless, and its
      // answer would leak data.
      const playerRef =
        body.player_ref ?? (await findOwnerOfTx(db, { provider: provider.code, kind: 'bet', txId: body.ref_tx_id }));
      // The player is not known yet. A guess would leave a tombstone in another player's account.
      if (playerRef === undefined) return { status: 'TEMPORARY', tx_id: body.tx_id };
      const player = await players.find(playerRef);
      if (player === undefined || (await findLastSession(db, provider.code, player.accountId)) === undefined)
        return { status: 'TX_NOT_FOUND', tx_id: body.tx_id };
      const refusal = await vendorCommands.closingRefusal(provider, 'rollback', player, body);
      if (refusal !== undefined) return { status: refusal, tx_id: body.tx_id, replayed: false };
      const answer = await ledger.rollback(
        {
          player,
          provider: provider.code,
          txId: body.tx_id,
          refTxId: body.ref_tx_id,
          roundId: body.round_id,
          eventAt: body.event_at,
        },
        provider.unknown_rollback,
      );
      return toAnswer(answer, body.tx_id, undefined, answer.transferId !== null);
    },

    async endRound(provider, body) {
      const player = await players.find(body.player_ref);
      if (player === undefined) return { status: 'TX_NOT_FOUND' };
      const { status, balance, replayed } = await ledger.endRound({
        player,
        provider: provider.code,
        roundId: body.round_id,
      });
      return { status, ...(balance !== null && { balance: String(balance) }), replayed };
    },

    async promoWin(provider, body) {
      const amount = BigInt(body.amount);
      if (amount > MAX_AMOUNT_MINOR || amount === 0n) return { status: 'BAD_REQUEST', tx_id: body.tx_id };
      const player = await players.find(body.player_ref);
      const session = player && (await findLastSession(db, provider.code, player.accountId));
      if (player === undefined || session === undefined) return { status: 'TX_NOT_FOUND', tx_id: body.tx_id };
      if (session.currency !== body.currency) return { status: 'CURRENCY_MISMATCH', tx_id: body.tx_id };
      const answer = await ledger.promoWin({
        player,
        provider: provider.code,
        txId: body.tx_id,
        currency: body.currency,
        amount,
        category: body.category,
        gameCode: body.game_code,
        eventAt: body.event_at,
      });
      return toAnswer(answer, body.tx_id, body.currency, answer.transferId !== null);
    },

    jackpotWin: (provider, body) => jackpots.win(provider, body),
  };
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
