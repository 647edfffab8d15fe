import { setTimeout as pause } from 'node:timers/promises';
import { fromMinor, type BankCards, type Deposit, type Launch } from '@parlor/contract';
import type { Player, Saver, Seat, Spinner } from './messages.ts';
import { decidePlayer, decideVendor, type Wire } from './wire.ts';
import { GAME_CODE, GAME_WITHOUT_JACKPOT, type World } from './world.ts';

/** The initial balance of a player in minor units: the maximum of one deposit. */
const OPENING = 5_000_000n;
const WAIT_MS = 50;
/** A launch code is valid once, so that an unanswered call is not repeated. */
const SESSION_PATIENCE_MS = 60_000;
/** The payment password of every player. */
export const PAYMENT_PASSWORD = '246802';

/** Returns the common fields of a vendor's money calls. */
export function moneyOf(seat: Seat, round: string): Record<string, unknown> {
  return {
    round_id: round,
    game_code: seat.gameCode,
    player_ref: seat.accountId,
    session_token: seat.sessionToken,
    currency: 'THB',
    event_at: Date.now(),
  };
}

/** Creates players on a running world by the calls of the site and the games. */
export function createPlayers(world: World, wire: Wire) {
  let createdCount = 0;

  async function make(role: string): Promise<Player> {
    createdCount += 1;
    const name = `${role}${createdCount}`;
    return (await world.order('makePlayer', { name, merchant: world.merchant })) as Player;
  }

  /** Deposits, and waits until the deposit is credited. */
  async function payIn(player: Player, amount: bigint): Promise<void> {
    const key = crypto.randomUUID();
    for (;;) {
      const body = { methodId: 'sandbox-qr', amount: fromMinor(amount, 'THB') };
      const envelope = await decidePlayer(() => wire.player('createDeposit', player.login, { key, body }));
      if (!envelope.success) throw new Error(`A deposit was refused: ${JSON.stringify(envelope)}`);
      const { state, payUrl } = envelope.value as Deposit;
      if (state === 'PAID') return;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      if (payUrl !== null) await wire.send('POST', payUrl, form, 'decision=confirm');
      await pause(WAIT_MS);
    }
  }

  /** Opens a game and returns its launch code, which is valid once. */
  async function launch(player: Player, gameCode: string): Promise<string> {
    const body = { nodeId: await world.nodeOf(wire, gameCode), freePlay: '0' };
    const envelope = await decidePlayer(() => wire.player('launchGame', player.login, { body }));
    if (!envelope.success) throw new Error(`The game was not opened: ${JSON.stringify(envelope)}`);
    return new URL((envelope.value as Launch).url).searchParams.get('code') ?? '';
  }

  async function sit(player: Player, gameCode: string): Promise<Seat> {
    const identity = await decideVendor(async () =>
      wire.vendor('authenticate', { launch_code: await launch(player, gameCode) }),
    );
    if (identity.status !== 'OK') throw new Error(`The player got no seat: ${JSON.stringify(identity)}`);
    return { ...player, gameCode, sessionToken: String(identity['session_token']) };
  }

  return {
    payIn,
    /** Creates a player in a game of the vendor, with a balance. */
    async seat(balance = OPENING): Promise<Seat> {
      const player = await make('vendor');
      if (balance > 0n) await payIn(player, balance);
      return sit(player, GAME_CODE);
    },
    /** Creates a player of the arcade, with a balance. */
    async spinner(arcade: Wire, gameCode: string): Promise<Spinner> {
      const player = await make('spinner');
      await payIn(player, OPENING);
      const code = await launch(player, gameCode);
      const answer = await arcade.send(
        'POST',
        '/arcade/api/session',
        { 'content-type': 'application/json' },
        JSON.stringify({ code }),
        SESSION_PATIENCE_MS,
      );
      const { value } = JSON.parse(answer.text) as { value?: { token: string } };
      if (value === undefined) throw new Error(`The arcade opened no session: ${answer.text}`);
      return { ...player, gameCode, arcadeToken: value.token };
    },
    /** Creates a player with a staked balance and a bank card. No jackpot adds to the balance. */
    async saver(balance = OPENING): Promise<Saver> {
      const player = await make('saver');
      await payIn(player, balance);
      const seat = await sit(player, GAME_WITHOUT_JACKPOT);
      const round = `staked-${player.accountId}`;
      const amount = String(balance);
      const bet = { ...moneyOf(seat, round), tx_id: round, amount, win_amount: amount };
      const staked = await decideVendor(() => wire.vendor('bet_win', bet));
      if (staked.status !== 'OK') throw new Error(`The player could not stake: ${JSON.stringify(staked)}`);
      const card = {
        bankCode: 'KBANK',
        payeeName: 'Somchai Jaidee',
        accountNumber: String(1_000_000_000 + createdCount * 7 + (Date.now() % 1_000_000) * 1_000).slice(0, 10),
        paymentPassword: PAYMENT_PASSWORD,
      };
      const envelope = await decidePlayer(() => wire.player('addBankCard', player.login, { body: card }));
      if (!envelope.success) throw new Error(`The card was refused: ${JSON.stringify(envelope)}`);
      return { ...seat, cardId: (envelope.value as BankCards).list[0]?.id ?? '' };
    },
  };
}

export type Players = ReturnType<typeof createPlayers>;
