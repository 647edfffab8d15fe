import type { RoundView } from '../../../arcadeApi.ts';
import type { LiveBet, PastCrash, RoomMessage, RoomRound } from '../../../roomApi.ts';
import type { FishMessage } from '../../../fishApi.ts';
import { roundOf } from '../../testing/testGame.ts';
import type { SocketLike } from '../roomSocket.ts';

/** A socket whose server is the test. */
export class FakeSocket extends EventTarget implements SocketLike {
  readonly sent: string[] = [];
  readyState = 0;

  send(data: string): void {
    this.sent.push(data);
  }

  /** Accepts the connection, as the server does. */
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  /** Delivers a message of the server. */
  deliver(message: RoomMessage | FishMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Ends the connection. */
  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

/** Returns the hash of a round, which its bets have too. */
export const hashOf = (index: number): string => index.toString(16).padStart(64, '0');

/** Returns a round whose bets open now. */
export function roomRoundOf(index: number, opensAt = Date.now()): RoomRound {
  return { index, id: `shared-${index}`, hash: hashOf(index), opensAt, startsAt: opensAt + 6_000 };
}

/** Returns the first message of a room. */
export function helloOf(
  index: number,
  change: Partial<Extract<RoomMessage, { type: 'hello' }>> = {},
): Extract<RoomMessage, { type: 'hello' }> {
  return {
    type: 'hello',
    serverTime: Date.now(),
    round: roomRoundOf(index),
    phase: 'betting',
    clientSeed: null,
    terminalHash: 'f'.repeat(64),
    past: [],
    bets: [],
    totals: { players: 0, bets: 0, staked: [] },
    mine: [],
    ...change,
  };
}

/** Returns a bet of another player; the stake is in minor units. */
export function liveBetOf(id: string, stake: number, change: Partial<LiveBet> = {}): LiveBet {
  return {
    id,
    name: `pl****${id}`,
    stake: String(stake),
    currency: 'THB',
    panel: 0,
    isMine: false,
    cashedOut: null,
    win: null,
    ...change,
  };
}

/** Returns a finished round. */
export function pastCrashOf(index: number, hundredths: number): PastCrash {
  return { index, hundredths, serverSeed: hashOf(index + 1), clientSeed: 'c'.repeat(64) };
}

/** Returns an open bet of the player in a round, with the whole stake of 1000 in. */
export function betIn(index: number, change: Partial<RoundView> = {}): RoundView {
  return roundOf(index, {
    state: 'OPEN',
    stake: '1000',
    balance: null,
    serverSeedHash: hashOf(index),
    choice: { panel: 0, target: null, clientSeed: 'a'.repeat(32) },
    events: [],
    ...change,
  });
}

/** Returns a bet after a part was cashed out at a multiplier in hundredths. */
export function cashedOut(bet: RoundView, part: 'half' | 'all', hundredths: number): RoundView {
  const half = BigInt(bet.stake) / 2n;
  const amount = ((part === 'half' ? half : BigInt(bet.stake)) * BigInt(hundredths)) / 100n;
  return {
    ...bet,
    state: part === 'half' ? 'OPEN' : 'SETTLED',
    win: amount.toString(),
    decisions: [...bet.decisions, { cashOut: part, at: hundredths }],
    events: [
      ...bet.events,
      Object.assign({ type: 'cashed_out' }, { part, hundredths, amount: amount.toString(), isAuto: false }),
      ...(part === 'all' ? [Object.assign({ type: 'round_ended' }, { win: amount.toString() })] : []),
    ],
  };
}

/** Returns a bet whose round crashed while it was in. */
export function crashed(bet: RoundView, hundredths: number): RoundView {
  return {
    ...bet,
    state: 'SETTLED',
    decisions: [...bet.decisions, { ended: true }],
    events: [
      ...bet.events,
      Object.assign({ type: 'round_crashed' }, { hundredths }),
      Object.assign({ type: 'round_ended' }, { win: bet.win }),
    ],
  };
}
