import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, CLIENT_SEED, createArcadeCalls, refusalOf, type ArcadeAnswer } from './arcadeCalls.ts';
import type { Lane } from './lanes.ts';
import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import { openSeatSocket, type SeatSocket, type SeenTable } from './seatSocket.ts';
import type { Wire } from './wire.ts';

interface RoundAnswer {
  id: string;
  state: string;
  win: string;
}

const BASE = '100';
const BUY_IN = '4000';
const TOP_UP = '1000';
/** The number of hands of a sitting. */
const HANDS = { min: 2, max: 8 };
/** One sitting in this many ends because its connection is not restored. */
const LOST_OF = 5;
const POLL_MS = 400;
/** Final states of a round. */
const ENDED = new Set(['SETTLED', 'VOID']);

/**
 * A player of tables with seats; `onSeated` is called when a buy-in is accepted. Yields whenever no call is in flight:
 * the seat stays taken, and hands may continue.
 */
export async function* playSeats(
  lane: Lane,
  sitter: Spinner,
  { wire, url }: { wire: Wire; url: string },
  random: Random,
  onSeated: () => void = () => undefined,
): AsyncGenerator<undefined> {
  const player = sitter.name;
  const address = addressOf(random);
  const calls = createArcadeCalls(wire, sitter, address);
  /** Earlier results of hands, by table and number: a kill must not change them. */
  const promised = new Map<string, string>();

  const roundOf = (id: string): Promise<RoundAnswer> =>
    lane.retry(async () => (await calls.get<RoundAnswer>(`rounds/${id}`))?.value);

  async function buyIn(): Promise<string | undefined> {
    const idempotencyKey = randomUUID();
    const operation = `buy-in ${idempotencyKey}`;
    const body = { stake: BUY_IN, choice: { tableBase: BASE }, idempotencyKey, clientSeed: CLIENT_SEED };
    const answer = await lane.perform(operation, { kind: 'buy-in', player, amount: BUY_IN }, async () => {
      const response = await calls.post<RoundAnswer>('rounds', body);
      if (response?.value !== undefined) return { status: response.value.state, id: response.value.id };
      const refusal = refusalOf(response);
      return refusal === undefined ? undefined : { status: refusal };
    });
    // The gateway rolls back a bet whose outcome stays unknown.
    if (answer.status !== 'VOID' && (answer.id === undefined || ENDED.has(answer.status)))
      lane.broken(operation, `a buy-in was answered ${answer.status}`);
    return answer.status === 'VOID' ? undefined : answer.id;
  }

  const act = (seat: SeatSocket, message: object): Promise<ArcadeAnswer<unknown> | undefined> =>
    calls.post('seats/acts', { holder: seat.holder(), act: message });

  /** Sends a message without money until it is received or obsolete. */
  const say = (seat: SeatSocket, message: object): Promise<true> =>
    lane.retry(async () => {
      const response = await act(seat, message);
      if (response?.success) return true;
      // An older connection of this player has the seat until the new one replaces it.
      const code = response?.errorCode === 'seat.taken' ? undefined : refusalOf(response);
      return code === undefined ? undefined : true;
    });

  async function move(seat: SeatSocket, hand: NonNullable<SeenTable['hand']>): Promise<void> {
    const position = hand.yourPosition;
    const chosen = random.pick(['draw', 'stand']);
    const operation = `move ${hand.id} ${player} ${position}`;
    const message = { type: 'move', hand: hand.id, position, move: chosen };
    const answer = await lane.perform(operation, { kind: 'move', player, ref: hand.id, move: chosen }, async () => {
      const response = await act(seat, message);
      if (response?.success) return { status: 'OK' };
      // The time for the move was over, and the hand has continued.
      if (response?.errorCode === 'round.decision_passed') return { status: 'passed' };
      const refusal = response?.errorCode === 'seat.taken' ? undefined : refusalOf(response);
      return refusal === undefined ? undefined : { status: refusal };
    });
    if (!['OK', 'passed', 'seat.none'].includes(answer.status))
      lane.broken(operation, `a move was answered ${answer.status}`);
  }

  async function topUp(ref: string, position: number): Promise<void> {
    const operation = `top-up ${ref} ${position}`;
    const body = { decision: { topUp: TOP_UP }, position };
    const answer = await lane.perform(operation, { kind: 'top-up', player, ref, amount: TOP_UP }, async () => {
      const response = await calls.post<RoundAnswer>(`rounds/${ref}/decisions`, body);
      if (response?.success) return { status: 'OK' };
      const refusal = refusalOf(response);
      return refusal === undefined ? undefined : { status: refusal };
    });
    // The stack may have grown, or the sitting may have ended, since the last state of the table.
    if (!['OK', 'round.raise_refused', 'round.closed'].includes(answer.status))
      lane.broken(operation, `a top-up was answered ${answer.status}`);
  }

  /** Checks that a hand has the same number and seed in every process. */
  function compare(table: string, shown: { id: string; number: number; serverSeedHash: string } | null): void {
    if (shown === null) return;
    const name = `${table} ${shown.number}`;
    const now = `${shown.id} ${shown.serverSeedHash}`;
    const before = promised.get(name) ?? now;
    promised.set(name, before);
    if (before !== now) lane.broken(`hand ${shown.id}`, `the hand ${name} was ${before} and is ${now}`);
  }

  /** Waits until the rest of a sitting is paid. */
  async function* untilPaid(ref: string, resumed: number): AsyncGenerator<undefined> {
    for (;;) {
      const { state, win } = await roundOf(ref);
      if (ENDED.has(state)) {
        const answer = { status: state, id: ref, win, resumed };
        await lane.perform(`end ${ref}`, { kind: 'end', player, ref }, async () => answer);
        return;
      }
      yield undefined;
      await pause(POLL_MS);
    }
  }

  /** Plays some hands. Returns how often the sitting was resumed after a lost connection. */
  async function* sit(ref: string): AsyncGenerator<undefined, number> {
    const seat = openSeatSocket(url, sitter, address);
    const hands = random.integer(HANDS.min, HANDS.max);
    const losesConnection = random.integer(1, LOST_OF) === 1;
    const tops = random.next() < 0.4;
    const seen = new Set<string>();
    const moved = new Set<string>();
    try {
      // A buy-in has a seat once its player received the greeting, so the worker does not yield before.
      while (seat.table() === undefined) await seat.news();
      for (;;) {
        yield undefined;
        await seat.news();
        const table = seat.table() ?? null;
        if (table === null) {
          if (ENDED.has((await roundOf(ref)).state)) return seat.resumed();
          continue;
        }
        const { hand, next, you } = table;
        if (you.roundId !== ref) lane.broken(`end ${ref}`, `the player sits with ${you.roundId}`);
        compare(table.id, hand);
        compare(table.id, next);
        const ownResult = hand?.results?.find(({ isYou }) => isYou);
        if (hand && ownResult && !seen.has(hand.id)) {
          seen.add(hand.id);
          const order = { kind: 'hand', player, ref: hand.id } as const;
          await lane.perform(`hand ${hand.id} ${player}`, order, async () => ({ status: ownResult.net }));
        }
        const turn = hand && hand.yourMoves.length > 0 ? `${hand.id} ${hand.yourPosition}` : undefined;
        // The state before the move may be sent again.
        if (hand && turn !== undefined) {
          if (!moved.has(turn)) await move(seat, hand);
          moved.add(turn);
        } else if (seen.size >= hands || you.isShort) {
          if (!losesConnection) await say(seat, { type: 'leave' });
          return seat.resumed();
        } else if (next && !you.isReady) {
          if (you.isOut) await say(seat, { type: 'sit_out', isOut: false });
          if (tops && you.topUps === 0 && BigInt(you.mostTopUp) >= BigInt(TOP_UP)) await topUp(ref, 0);
          await say(seat, { type: 'seed', hand: next.id, clientSeed: CLIENT_SEED });
        }
      }
    } finally {
      seat.close();
    }
  }

  for (;;) {
    const ref = await buyIn();
    if (ref === undefined) {
      yield undefined;
      continue;
    }
    onSeated();
    yield* untilPaid(ref, yield* sit(ref));
  }
}
