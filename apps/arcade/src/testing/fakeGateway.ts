import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  PROVIDER_HEADER,
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW_S,
  parseSignature,
  providerCalls,
  providerPath,
  signedText,
  type ProviderCall,
  type ProviderStatus,
} from '@parlor/contract';
import { provider } from '@parlor/contract/schemas';
import type { z } from 'zod';
import { createFakeJackpots, type FakeJackpots } from './fakeJackpots.ts';

type Bodies = typeof provider.providerBodies;
type Bet = z.output<Bodies['bet']>;
type Win = z.output<Bodies['win']>;
type BetWin = z.output<Bodies['bet_win']>;
type Rollback = z.output<Bodies['rollback']>;
type JackpotWin = z.output<Bodies['jackpot_win']>;
type FreeRound = z.output<Bodies['free_round']>;
type TxStatus = z.output<Bodies['tx_status']>;
type DrawResult = z.output<Bodies['draw_result']>;
type Answer = z.output<typeof provider.providerIdentity>;

type ServedProfile = z.output<typeof provider.playProfile>;

/** A profile without limits. */
export const unpacedProfile: ServedProfile = {
  jurisdiction: 'unpaced',
  kind: 'other',
  min_cycle_ms: 0,
  autoplay: true,
  turbo: true,
  celebrate_small_wins: false,
  jackpots: true,
};

/** A fault of the next call. */
export type Fault =
  | 'lost_before'
  /** The call takes effect, but the connection breaks before the answer. */
  | 'lost_after'
  | 'temporary'
  | ProviderStatus;

export interface FakeGateway {
  url: string;
  /** Creates a single-use launch code. */
  launch(options?: { isFreePlay?: boolean; language?: string; playerRef?: string; gameCode?: string }): string;
  /** The free rounds of the player. Used ones are subtracted, and their wins are added to the balance. */
  freeRounds: { id: string; game_code: string; stake: string; left: number; expires_at: number }[];
  /** The player's balance in minor units. */
  balance: bigint;
  /** All calls in order, with the status of the answer. */
  readonly calls: {
    call: ProviderCall;
    status: ProviderStatus | 'lost';
    txId: string | undefined;
    signature: string;
    /** The odds of a bet or a win, if it has any. */
    odds: string | undefined;
  }[];
  /** Makes a bet win a daily jackpot, by its id: it can no longer be rolled back. */
  dropDailyJackpotOn(txId: string): void;
  /** Injects a fault into the next call of a kind. */
  failNext(call: ProviderCall, ...faults: Fault[]): void;
  /** A hook between the effect of a call and its answer. */
  beforeAnswer: ((call: ProviderCall, txId: string | undefined) => Promise<void>) | undefined;
  /** Removes faults that no call has met. */
  forgetFaults(): void;
  /** The play profile of new sessions; undefined is omitted from the answer. */
  profile: ServedProfile | undefined;
  /** While true, no call is answered. */
  isDown: boolean;
  /** Ends every game session, as a logout or the opening of another game does. */
  endSessions(playLimit?: 'PARALLEL_GAMES'): void;
  /** Ended rounds. */
  readonly closedRounds: Set<string>;
  /** The accepted results of draws, in order. */
  readonly drawResults: DrawResult[];
  /** The jackpots, which grow with every bet of their game. */
  readonly jackpots: FakeJackpots;
  close(): Promise<void>;
}

export interface FakeGatewayOptions {
  secret: string;
  providerCode?: string;
  balance?: bigint;
  currency?: string;
  port?: number;
  /** Whether a jackpot with a ceiling may fall before it reaches the ceiling. */
  hasDrawnDrops?: boolean;
}

/**
 * Starts a gateway for tests and for manual play: it implements the provider contract (signatures, schemas,
 * idempotency, tombstones) over real HTTP and keeps one player's balance in memory.
 */
export async function startFakeGateway({
  secret,
  providerCode = 'PARLOR',
  balance = 1_000_000n,
  currency = 'THB',
  port = 0,
  hasDrawnDrops = false,
}: FakeGatewayOptions): Promise<FakeGateway> {
  const codes = new Map<string, { isFreePlay: boolean; language: string; playerRef: string; gameCode: string }>();
  const sessions = new Set<string>();
  /** The answer to a call of an ended session. */
  let ended: Answer = { status: 'SESSION_EXPIRED' };
  const stored = new Map<string, { fingerprint: string; answer: Answer }>();
  const bets = new Map<string, { amount: bigint; isCancelled: boolean; hasWin: boolean; hasJackpot?: boolean }>();
  /** Paid jackpots, by round and pool. */
  const paidJackpots = new Set<string>();
  const faults = new Map<ProviderCall, Fault[]>();

  const gateway: FakeGateway = {
    url: '',
    balance,
    calls: [],
    freeRounds: [],
    isDown: false,
    beforeAnswer: undefined,
    profile: unpacedProfile,
    closedRounds: new Set(),
    drawResults: [],
    jackpots: createFakeJackpots(currency, hasDrawnDrops),
    launch({ isFreePlay = false, language = 'EN', playerRef = 'player-1', gameCode = 'lotus-lanterns' } = {}) {
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { isFreePlay, language, playerRef, gameCode });
      return code;
    },
    dropDailyJackpotOn(txId) {
      const hit = bets.get(txId);
      if (!hit) throw new Error('the gateway has no such bet');
      hit.hasJackpot = true;
    },
    failNext(call, ...next) {
      faults.set(call, [...(faults.get(call) ?? []), ...next]);
    },
    forgetFaults: () => faults.clear(),
    endSessions(playLimit) {
      sessions.clear();
      ended = { status: 'SESSION_EXPIRED', ...(playLimit && { play_limit: playLimit }) };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const withBalance = (status: ProviderStatus, txId?: string): Answer => ({
    status,
    balance: gateway.balance.toString(),
    currency,
    ...(txId === undefined ? {} : { tx_id: txId, operator_tx_id: `op-${txId}` }),
  });

  const authenticate = (code: string): Answer => {
    const launch = codes.get(code);
    if (!launch) return { status: 'SESSION_EXPIRED' };
    codes.delete(code);
    const token = randomBytes(24).toString('base64url');
    sessions.add(token);
    return {
      ...withBalance('OK'),
      player_ref: launch.playerRef,
      session_token: token,
      display_name: 'pl****01',
      language: launch.language,
      game_code: launch.gameCode,
      free_play: launch.isFreePlay,
      ...(gateway.profile && { profile: gateway.profile }),
    };
  };

  const bet = (body: Bet): Answer => {
    const known = bets.get(body.tx_id);
    if (known?.isCancelled) return withBalance('TX_CANCELLED', body.tx_id);
    if (!sessions.has(body.session_token)) return { ...withBalance('SESSION_EXPIRED', body.tx_id), ...ended };
    const amount = BigInt(body.amount);
    if (amount > gateway.balance) return withBalance('INSUFFICIENT_FUNDS', body.tx_id);
    // The real ledger pays a jackpot won by the bet with its next sweep; this one at once.
    gateway.balance += gateway.jackpots.contribute(body.game_code, amount) - amount;
    bets.set(body.tx_id, { amount, isCancelled: false, hasWin: false });
    return withBalance('OK', body.tx_id);
  };

  const win = (body: Win): Answer => {
    const answered = bets.get(body.ref_tx_id);
    if (!answered) return withBalance('TX_NOT_FOUND', body.tx_id);
    if (answered.isCancelled) return withBalance('TX_CANCELLED', body.tx_id);
    answered.hasWin = true;
    gateway.balance += BigInt(body.amount);
    if (body.round_closed) gateway.closedRounds.add(body.round_id);
    return withBalance('OK', body.tx_id);
  };

  const betWin = (body: BetWin): Answer => {
    const stake = bet({ ...body, round_closed: true });
    if (stake.status !== 'OK') return stake;
    return win({ ...body, ref_tx_id: body.tx_id, amount: body.win_amount, round_closed: true, category: 'base' });
  };

  const rollback = (body: Rollback): Answer => {
    const named = bets.get(body.ref_tx_id);
    if (named?.hasWin || named?.hasJackpot) return withBalance('CANNOT_CANCEL', body.tx_id);
    if (named && !named.isCancelled) gateway.balance += named.amount;
    bets.set(body.ref_tx_id, { amount: named?.amount ?? 0n, isCancelled: true, hasWin: false });
    return withBalance(named ? 'OK' : 'TX_NOT_FOUND', body.tx_id);
  };

  const jackpotWin = (body: JackpotWin): Answer => {
    const answered = bets.get(body.ref_tx_id);
    if (!answered) return withBalance('TX_NOT_FOUND', body.tx_id);
    if (answered.isCancelled) return withBalance('TX_CANCELLED', body.tx_id);
    const key = `${body.round_id} ${body.pool}`;
    const amount = paidJackpots.has(key) ? undefined : gateway.jackpots.claim(body.game_code, body.pool);
    if (amount === undefined) return withBalance('TX_CONFLICT', body.tx_id);
    paidJackpots.add(key);
    gateway.balance += amount;
    return { ...withBalance('OK', body.tx_id), amount: amount.toString() };
  };

  const freeRound = (body: FreeRound): Answer => {
    if (!sessions.has(body.session_token)) return { status: 'SESSION_EXPIRED', tx_id: body.tx_id };
    const rounds = gateway.freeRounds.find(({ id }) => id === body.free_rounds_id);
    if (!rounds || rounds.left === 0 || rounds.stake !== body.stake || body.event_at >= rounds.expires_at)
      return { status: 'LIMIT_REACHED', tx_id: body.tx_id };
    rounds.left -= 1;
    gateway.balance += BigInt(body.win_amount);
    return withBalance('OK', body.tx_id);
  };

  /** Finds only wins of `bet_win`, by the id of their bet. */
  const txStatus = (body: TxStatus): Answer => {
    const named = bets.get(body.tx_id);
    if (!named || (body.call !== 'bet' && !(body.call === 'win' && named.hasWin)))
      return { status: 'TX_NOT_FOUND', tx_id: body.tx_id };
    const found = body.call === 'bet' && named.isCancelled ? 'TX_CANCELLED' : 'OK';
    return { status: 'OK', tx_id: body.tx_id, tx_status: found, amount: named.amount.toString() };
  };

  const drawResult = (body: DrawResult): Answer => {
    const named = bets.get(`${body.round_id}-bet`);
    if (!named || named.isCancelled) return { status: 'TX_NOT_FOUND' };
    gateway.drawResults.push(body);
    return { status: 'OK' };
  };

  /** Money calls are idempotent: a repeated call gets the stored answer. */
  const once = (call: ProviderCall, txId: string, fingerprint: string, effect: () => Answer): Answer => {
    const key = `${call} ${txId}`;
    const earlier = stored.get(key);
    if (earlier)
      return earlier.fingerprint === fingerprint ? { ...earlier.answer, replayed: true } : { status: 'TX_CONFLICT' };
    const answer = effect();
    if (answer.status === 'OK') stored.set(key, { fingerprint, answer });
    return answer;
  };

  function decide(call: ProviderCall, rawBody: string): Answer {
    const json: unknown = JSON.parse(rawBody);
    const refused: Answer = { status: 'BAD_REQUEST' };
    switch (call) {
      case 'authenticate': {
        const body = provider.providerBodies.authenticate.safeParse(json);
        return body.success ? authenticate(body.data.launch_code) : refused;
      }
      case 'balance': {
        const body = provider.providerBodies.balance.safeParse(json);
        if (!body.success) return refused;
        if (!sessions.has(body.data.session_token)) return ended;
        const { game_code: gameCode } = body.data;
        return {
          ...withBalance('OK'),
          free_rounds: gateway.freeRounds.filter(({ left }) => left > 0),
          ...(gameCode !== undefined && { jackpots: gateway.jackpots.shownFor(gameCode) }),
        };
      }
      case 'bet': {
        const body = provider.providerBodies.bet.safeParse(json);
        return body.success ? once(call, body.data.tx_id, rawBody, () => bet(body.data)) : refused;
      }
      case 'win': {
        const body = provider.providerBodies.win.safeParse(json);
        return body.success ? once(call, body.data.tx_id, rawBody, () => win(body.data)) : refused;
      }
      case 'jackpot_win': {
        const body = provider.providerBodies.jackpot_win.safeParse(json);
        return body.success ? once(call, body.data.tx_id, rawBody, () => jackpotWin(body.data)) : refused;
      }
      case 'rollback': {
        const body = provider.providerBodies.rollback.safeParse(json);
        return body.success ? once(call, body.data.tx_id, rawBody, () => rollback(body.data)) : refused;
      }
      case 'bet_win': {
        const body = provider.providerBodies.bet_win.safeParse(json);
        // The ledger stores the bet of such a call under the same id as a separate bet.
        return body.success ? once('bet', body.data.tx_id, rawBody, () => betWin(body.data)) : refused;
      }
      case 'free_round': {
        const body = provider.providerBodies.free_round.safeParse(json);
        return body.success ? once(call, body.data.tx_id, rawBody, () => freeRound(body.data)) : refused;
      }
      case 'tx_status': {
        const body = provider.providerBodies.tx_status.safeParse(json);
        return body.success ? txStatus(body.data) : refused;
      }
      case 'draw_result': {
        const body = provider.providerBodies.draw_result.safeParse(json);
        return body.success ? drawResult(body.data) : refused;
      }
      // The arcade does not send these calls.
      case 'end_round':
      case 'promo_win':
      case 'batch':
      case 'adjust':
        return refused;
    }
    return refused;
  }

  function isSigned(request: IncomingMessage, path: string, rawBody: string): boolean {
    const parsed = parseSignature(String(request.headers[SIGNATURE_HEADER.toLowerCase()] ?? ''));
    if (!parsed || request.headers[PROVIDER_HEADER.toLowerCase()] !== providerCode) return false;
    if (Math.abs(Date.now() / 1000 - Number(parsed.timestamp)) > SIGNATURE_WINDOW_S) return false;
    const expected = createHmac('sha256', secret)
      .update(signedText(parsed.timestamp, 'POST', path, rawBody))
      .digest();
    return parsed.signatures.some((signature) => {
      const given = Buffer.from(signature, 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const rawBody = Buffer.concat(chunks).toString('utf8');
    const call = providerCalls.find((name) => providerPath(name) === path);
    if (!call || gateway.isDown) {
      response.destroy();
      return;
    }
    const fault = faults.get(call)?.shift();
    const { tx_id: txId, odds } = JSON.parse(rawBody) as { tx_id?: string; odds?: string };
    const note = (status: ProviderStatus | 'lost'): void => {
      const signature = String(request.headers[SIGNATURE_HEADER.toLowerCase()]);
      gateway.calls.push({ call, status, txId, signature, odds });
    };
    if (fault === 'lost_before') {
      note('lost');
      response.destroy();
      return;
    }
    const forced: Answer | undefined =
      fault === undefined || fault === 'lost_after'
        ? undefined
        : { status: fault === 'temporary' ? 'TEMPORARY' : fault };
    const answer = isSigned(request, path, rawBody)
      ? (forced ?? decide(call, rawBody))
      : { status: 'BAD_SIGNATURE' as const };
    if (fault === 'lost_after') {
      note('lost');
      response.destroy();
      return;
    }
    note(answer.status);
    await gateway.beforeAnswer?.(call, txId);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}
