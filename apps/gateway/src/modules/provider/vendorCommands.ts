import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ProviderStatus } from '@parlor/contract';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import { runBatch, runVendorAdjust, type BatchAnswer, type BatchCommand } from '../ledger/batch.repository.ts';
import type { PlayWatch, WatchedBet } from '../jurisdiction/playWatch.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import type { PlayerDirectory } from '../ledger/playerDirectory.ts';
import { findPlayableBalance } from '../wallet/wallet.repository.ts';
import { recordOdds, type ReportedOdds } from './betOdds.ts';
import {
  findAccountStatus,
  findLastSession,
  findNewestSession,
  findTransfer,
  touchGameSession,
  wasLaunched,
  type GameSessionRow,
  type ProviderRow,
} from './provider.repository.ts';
import {
  betRefusal,
  isSessionOf,
  isSessionOpen,
  isTouchDue,
  MAX_AMOUNT_MINOR,
  type SessionLimits,
} from './provider.rules.ts';
import { toAnswer, type ProviderAnswer, type ProviderBatchAnswer } from './providerAnswer.ts';
import { asRepeated, mayAdjust, needsSession, playsIn } from './vendorProfile.rules.ts';

type Bodies = typeof schemas.providerBodies;
type WireCommand = z.output<Bodies['batch']>['commands'][number];
/** A command as a vendor sends it. Vendors of other dialects may omit the bet of a win and the round of a rollback. */
export type VendorCommand =
  | Exclude<WireCommand, { call: 'win' | 'rollback' }>
  | (Omit<Extract<WireCommand, { call: 'win' }>, 'ref_tx_id'> & { ref_tx_id?: string | undefined })
  | (Omit<Extract<WireCommand, { call: 'rollback' }>, 'round_id'> & { round_id?: string | undefined });

/** A batch as requested. */
export interface VendorBatch {
  player_ref: string;
  session_token?: string | undefined;
  commands: readonly VendorCommand[];
}

/** How the player of a bet is found: by the session token, or in the newest session if a dialect has no tokens. */
export type Seat = 'token' | 'player';

/** The calls that handle several commands, and helpers for other calls. */
export interface VendorCommands {
  /** Applies the commands of one player in order: all that were not applied before, or none of them. */
  batch(provider: ProviderRow, batch: VendorBatch, seat?: Seat): Promise<ProviderBatchAnswer>;
  /** Returns the available balance of a player of this vendor, for dialects whose calls have no session. */
  balanceOf(provider: ProviderRow, playerRef: string, currency: string | undefined): Promise<ProviderAnswer>;
  /** Returns the player data that a vendor may know. */
  playerOf(
    provider: ProviderRow,
    playerRef: string,
  ): Promise<{ status: ProviderStatus; player?: { merchantCode: string; registeredAt: number } }>;
  /** Corrects a settled round, if the vendor's profile permits it. */
  adjust(provider: ProviderRow, body: z.output<Bodies['adjust']>): Promise<ProviderAnswer>;
  /**
   * Returns the refusal of a new win or rollback if the profile requires a session. Undefined if it may be processed,
   * as repeated ones always are.
   */
  closingRefusal(
    provider: ProviderRow,
    call: 'win' | 'rollback',
    player: Player,
    wireCommand: { tx_id: string; session_token?: string | undefined },
  ): Promise<'SESSION_EXPIRED' | undefined>;
}

export function createVendorCommands(deps: {
  db: Kysely<Database>;
  config: SessionLimits;
  clock: () => number;
  players: PlayerDirectory;
  /** Finds the session of a token and records its use. */
  sessionOf: (token: string, now: number) => Promise<GameSessionRow | undefined>;
  playWatch: PlayWatch;
}): VendorCommands {
  const { db, config, clock, players, sessionOf, playWatch } = deps;

  async function seatOf(provider: ProviderRow, batch: VendorBatch, seat: Seat, now: number) {
    if (seat === 'token') return batch.session_token === undefined ? undefined : sessionOf(batch.session_token, now);
    const gameCode = batch.commands
      .flatMap((wireCommand) => ('game_code' in wireCommand ? [wireCommand.game_code] : []))
      .at(0);
    const session = await findNewestSession(db, { provider: provider.code, accountId: batch.player_ref, gameCode });
    if (session !== undefined && isTouchDue(session, now, config)) await touchGameSession(db, session.token_hash, now);
    return session;
  }

  return {
    async batch(provider, batch, seat = 'token') {
      if (batch.commands.some(isTooLarge)) return { status: 'BAD_REQUEST' };
      const now = clock();
      const hasBets = batch.commands.some(({ call }) => call === 'bet' || call === 'bet_win');
      const stranger: ProviderBatchAnswer = { status: hasBets ? 'SESSION_EXPIRED' : 'TX_NOT_FOUND', replayed: false };
      const player = await players.find(batch.player_ref);
      if (player === undefined) return stranger;
      const named = await seatOf(provider, batch, seat, now);
      const session = isSessionOf(named, provider, batch.player_ref) ? named : undefined;
      // A vendor that never had this player leaves no trace and learns nothing.
      const last = session ?? (await findLastSession(db, provider.code, player.accountId));
      if (last === undefined) return stranger;
      const gift = batch.commands.find((wireCommand) => wireCommand.call === 'promo_win');
      if (gift !== undefined && (gift.currency !== last.currency || !playsIn(provider, gift.currency)))
        return { status: 'CURRENCY_MISMATCH', tx_id: gift.tx_id, replayed: false };

      const isClosed = session === undefined || !isSessionOpen(session, now, config);
      const profile = session?.play_profile ?? null;
      const commands = batch.commands.map((wireCommand) => {
        const command = toCommand(wireCommand, provider, session, isClosed, now, config);
        return isStake(command) && command.refusal === undefined
          ? { ...command, refusal: playWatch.refusal(profile, watchedBet(player, command)) && 'LIMIT_REACHED' }
          : command;
      });
      await recordOdds(db, { player, provider: provider.code, rounds: batch.commands.flatMap(oddsOf) });
      const answers = await runBatch<ProviderStatus>(db, { player, provider: provider.code, commands });
      commands.forEach((command, place) => {
        const answer = answers[place];
        if (isStake(command) && answer?.status === 'OK' && !answer.replayed)
          playWatch.note(profile, watchedBet(player, command));
      });
      return toBatchAnswer(provider, batch.commands, answers, last.currency);
    },

    async balanceOf(provider, playerRef, currency) {
      const player = await players.find(playerRef);
      const last = player && (await findLastSession(db, provider.code, player.accountId));
      if (player === undefined || last === undefined) return { status: 'SESSION_EXPIRED' };
      if (currency !== undefined && currency !== last.currency) return { status: 'CURRENCY_MISMATCH' };
      return {
        status: 'OK',
        balance: String(await findPlayableBalance(db, player, last.currency)),
        currency: last.currency,
      };
    },

    async playerOf(provider, playerRef) {
      const player = await players.find(playerRef);
      // Some vendors look up the player before they place bets.
      const isKnown =
        player !== undefined &&
        ((await findLastSession(db, provider.code, player.accountId)) !== undefined ||
          (await wasLaunched(db, provider.code, player.accountId)));
      const account = isKnown ? await findAccountStatus(db, player.accountId) : undefined;
      if (player === undefined || account === undefined) return { status: 'SESSION_EXPIRED' };
      return {
        status: account.status === 'active' ? 'OK' : 'PLAYER_BLOCKED',
        player: { merchantCode: player.merchantCode, registeredAt: account.registered_at },
      };
    },

    async adjust(provider, body) {
      const amount = BigInt(body.amount);
      if (!mayAdjust(provider) || amount > MAX_AMOUNT_MINOR || amount < -MAX_AMOUNT_MINOR)
        return { status: 'BAD_REQUEST', tx_id: body.tx_id };
      const player = await players.find(body.player_ref);
      if (player === undefined) return { status: 'TX_NOT_FOUND', tx_id: body.tx_id, replayed: false };
      const answer = await runVendorAdjust(db, {
        player,
        provider: provider.code,
        txId: body.tx_id,
        currency: body.currency,
        amount,
        refCall: body.ref_call,
        refTxId: body.ref_tx_id,
        roundId: body.round_id,
        eventAt: body.event_at,
      });
      // A correction that names no transaction of this vendor and player may name any player.
      return toAnswer(answer, body.tx_id, body.currency, answer.transferId !== null);
    },

    async closingRefusal(provider, call, player, { tx_id, session_token }) {
      if (!needsSession(provider, call)) return undefined;
      const now = clock();
      const session = session_token === undefined ? undefined : await sessionOf(session_token, now);
      if (
        session !== undefined &&
        isSessionOf(session, provider, player.accountId) &&
        isSessionOpen(session, now, config)
      )
        return undefined;
      const known = await findTransfer(db, bucketOf(player), { provider: provider.code, kind: call, txId: tx_id });
      return known === undefined ? 'SESSION_EXPIRED' : undefined;
    },
  };
}

type StakeCommand = Extract<BatchCommand, { call: 'bet' | 'bet_win' }>;

function isStake(command: BatchCommand): command is StakeCommand {
  return command.call === 'bet' || command.call === 'bet_win';
}

function watchedBet({ accountId }: Player, { roundId, amount, eventAt, category }: StakeCommand): WatchedBet {
  return { accountId, roundId, amount, eventAt, category };
}

function oddsOf(wireCommand: VendorCommand): ReportedOdds['rounds'][number][] {
  if (!('odds' in wireCommand) || wireCommand.odds === undefined) return [];
  return [
    {
      roundId: wireCommand.round_id,
      odds: wireCommand.odds,
      ...(wireCommand.call === 'win' && { winTxId: wireCommand.tx_id }),
    },
  ];
}

function isTooLarge(wireCommand: VendorCommand): boolean {
  const amounts = [
    ...('amount' in wireCommand ? [wireCommand.amount] : []),
    ...('win_amount' in wireCommand ? [wireCommand.win_amount] : []),
  ];
  return (
    amounts.some((amount) => BigInt(amount) > MAX_AMOUNT_MINOR) ||
    (wireCommand.call === 'promo_win' && BigInt(wireCommand.amount) === 0n)
  );
}

function toCommand(
  wireCommand: VendorCommand,
  provider: ProviderRow,
  session: GameSessionRow | undefined,
  isClosed: boolean,
  now: number,
  config: SessionLimits,
): BatchCommand {
  const eventAt = wireCommand.event_at;
  if (wireCommand.call === 'end_round') return { call: wireCommand.call, roundId: wireCommand.round_id, eventAt };
  const named = { txId: wireCommand.tx_id, eventAt };
  if (wireCommand.call === 'rollback')
    return {
      ...named,
      call: wireCommand.call,
      refTxId: wireCommand.ref_tx_id,
      roundId: wireCommand.round_id,
      unknownStatus: provider.unknown_rollback,
      refusal: needsSession(provider, 'rollback') && isClosed ? 'SESSION_EXPIRED' : undefined,
    };
  const money = {
    ...named,
    currency: wireCommand.currency,
    amount: BigInt(wireCommand.amount),
    category: wireCommand.category,
  };
  if (wireCommand.call === 'promo_win') return { ...money, call: wireCommand.call, gameCode: wireCommand.game_code };
  if (wireCommand.call === 'win')
    return {
      ...money,
      call: wireCommand.call,
      refTxId: wireCommand.ref_tx_id,
      roundId: wireCommand.round_id,
      isRoundClosed: wireCommand.round_closed,
      refusal: needsSession(provider, 'win') && isClosed ? 'SESSION_EXPIRED' : undefined,
    };
  const place = {
    playerRef: session?.account_id ?? '',
    gameCode: wireCommand.game_code,
    currency: wireCommand.currency,
  };
  const bet = {
    ...money,
    roundId: wireCommand.round_id,
    refusal: betRefusal(provider, session, place, now, config),
    game: {
      nodeId: session?.node_id ?? '',
      gameCode: wireCommand.game_code,
      gameName: session?.game_name ?? '',
      gameType: session?.game_type ?? '',
      vassalage: session?.vassalage ?? '',
    },
  };
  return wireCommand.call === 'bet'
    ? { ...bet, call: wireCommand.call, isRoundClosed: wireCommand.round_closed }
    : { ...bet, call: wireCommand.call, winAmount: BigInt(wireCommand.win_amount) };
}

function toBatchAnswer(
  provider: ProviderRow,
  commands: readonly VendorCommand[],
  answers: readonly BatchAnswer<ProviderStatus>[],
  usualCurrency: string,
): ProviderBatchAnswer {
  const results = answers.map((answer, place): ProviderAnswer => {
    const wireCommand = commands[place];
    const currency = wireCommand !== undefined && 'currency' in wireCommand ? wireCommand.currency : usualCurrency;
    const { tx_id, ...wireAnswer } = toAnswer(
      answer,
      wireCommand !== undefined && 'tx_id' in wireCommand ? wireCommand.tx_id : '',
      currency,
      true,
    );
    return asRepeated(provider, tx_id === '' ? wireAnswer : { tx_id, ...wireAnswer });
  });
  // A command refused now decides the status of the batch. A replayed answer does so only if it is the only one.
  const refused = results.find(
    ({ status, replayed }) => replayed !== true && status !== 'OK' && status !== 'NOT_APPLIED',
  );
  const status = refused?.status ?? (results.length === 1 ? results[0]?.status : undefined) ?? 'OK';
  const { balance, currency } = results.findLast((result) => result.balance !== undefined) ?? {};
  return {
    status,
    ...(balance !== undefined && { balance }),
    ...(currency !== undefined && { currency }),
    replayed: results.every(({ replayed }) => replayed === true),
    results,
  };
}
