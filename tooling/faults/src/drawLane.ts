import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, CLIENT_SEED, createArcadeCalls, refusalOf, type ArcadeAnswer } from './arcadeCalls.ts';
import type { Lane } from './lanes.ts';
import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';
import { LOTTERY } from './world.ts';

type BetAnswer = ArcadeAnswer<{ id: string; state: string; nonce: number }>;

interface Schedule {
  periodMs: number;
  offsetMs: number;
  bettingMs: number;
}

const AMOUNT = '200';
/** The pause between two bets of a player, in ms. */
const PAUSE_MS = { shortest: 300, longest: 1_500 };
/** The pause after a bet that came too late, until the next draw may be open. */
const CLOSED_PAUSE_MS = 3_000;
/** A bet in a draw that closes later than this, in ms, is cancelled, so that no run waits for its draw. */
const MAX_WAIT_MS = 20_000;
/** The states of a bet whose call is decided. A void bet was refused or cancelled. */
const DECIDED = new Set(['OPEN', 'PENDING_WIN', 'SETTLED', 'VOID']);

const places = {
  table: ['player', 'banker', 'tie'],
  lottery: ['big', 'small', 'odd', 'even'],
} as const;

/** A player who bets in scheduled draws, cancels bets, and reads the results. Yields after each bet. */
export async function* playDraws(
  lane: Lane,
  { name: player, ...drawer }: Spinner,
  arcade: Wire,
  random: Random,
): AsyncGenerator<undefined> {
  const game = drawer.gameCode;
  const isLottery = game === LOTTERY;
  const calls = createArcadeCalls(arcade, { name: player, ...drawer }, addressOf(random));
  const schedule = isLottery ? await lane.retry(scheduleOf) : undefined;
  const seen = new Set<number>();

  async function scheduleOf(): Promise<Schedule | undefined> {
    const menu = await calls.get<{ lotteries: { gameCode: string; schedule: Schedule }[] }>('lotteries');
    return menu?.value?.lotteries.find(({ gameCode }) => gameCode === game)?.schedule;
  }

  /** Whether a bet that is placed now may wait for its draw. */
  function mayBetWait(): boolean {
    if (schedule === undefined) return random.next() < 0.7;
    const { periodMs, offsetMs, bettingMs } = schedule;
    const remainingMs = bettingMs - ((Date.now() - offsetMs) % periodMs);
    return remainingMs > 0 && remainingMs < MAX_WAIT_MS;
  }

  async function bet(place: string): Promise<{ id: string; nonce: number } | undefined> {
    const idempotencyKey = randomUUID();
    const operation = `draw ${idempotencyKey}`;
    const choice = isLottery
      ? { lines: [{ play: 'sumSide', picks: [[place]], amount: AMOUNT }] }
      : { bets: { [place]: AMOUNT } };
    const body = { stake: AMOUNT, choice, idempotencyKey, clientSeed: CLIENT_SEED };
    let nonce = 0;
    const answer = await lane.perform(operation, { kind: 'draw', player, amount: AMOUNT, game, place }, async () => {
      const response: BetAnswer | undefined = await calls.post('rounds', body);
      if (response?.value !== undefined) {
        nonce = response.value.nonce;
        return { status: response.value.state, id: response.value.id };
      }
      const refusal = refusalOf(response);
      return refusal === undefined ? undefined : { status: refusal };
    });
    if (!DECIDED.has(answer.status) && answer.status !== 'draw.closed')
      lane.broken(operation, `a bet in a draw was answered ${answer.status}`);
    return answer.id === undefined ? undefined : { id: answer.id, nonce };
  }

  async function cancel(ref: string): Promise<void> {
    const operation = `cancel ${ref}`;
    const answer = await lane.perform(operation, { kind: 'cancel', player, ref }, async () => {
      // Sometimes the cancellation is sent twice at once.
      const twins = random.next() < 0.2 ? 2 : 1;
      const answers: (BetAnswer | undefined)[] = await Promise.all(
        Array.from({ length: twins }, () => calls.post<NonNullable<BetAnswer['value']>>(`rounds/${ref}/cancel`, {})),
      );
      const decided = answers.flatMap((response) => {
        const status = response?.value?.state ?? refusalOf(response);
        return status === undefined ? [] : [status];
      });
      const [status] = decided.includes('VOID') ? ['VOID'] : decided;
      return status === undefined ? undefined : { status, id: ref };
    });
    if (answer.status !== 'VOID' && answer.status !== 'draw.closed')
      lane.broken(operation, `a cancellation was answered ${answer.status}`);
  }

  /** Records the results since the last call. */
  async function recordResults(): Promise<void> {
    const response = await calls.get<{ list: { index: number; result: unknown }[] }>('draws/results?limit=5');
    for (const { index, result } of response?.value?.list ?? []) {
      if (seen.has(index)) continue;
      seen.add(index);
      const order = { kind: 'result', player, game, index } as const;
      await lane.perform(`result ${randomUUID()}`, order, async () => ({ status: JSON.stringify(result) }));
    }
  }

  for (;;) {
    const mayWait = mayBetWait();
    const placed = await bet(random.pick(isLottery ? places.lottery : places.table));
    if (placed !== undefined && !mayWait) await cancel(placed.id);
    await recordResults();
    yield undefined;
    await pause(placed === undefined ? CLOSED_PAUSE_MS : random.integer(PAUSE_MS.shortest, PAUSE_MS.longest));
  }
}
