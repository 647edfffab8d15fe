import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, CLIENT_SEED, createArcadeCalls, refusalOf } from './arcadeCalls.ts';
import type { Lane } from './lanes.ts';
import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

interface Fixture {
  id: string;
  endsBy: number;
  markets: { market: string; isSuspended: boolean; picks: { pick: string; price: number }[] }[];
}

interface Slip {
  id: string;
  state: string;
  cashOuts: { share: number; amount: string }[];
}

interface Leg {
  fixture: string;
  selections: { market: string; pick: string }[];
  price: number;
}

const AMOUNT = '1200';
/** The pause between two slips, in ms. */
const PAUSE_MS = { shortest: 300, longest: 1_500 };
const POLL_MS = 400;
/**
 * The number of fixtures to bet on: those that end soonest and those that start soonest, so that slips are settled
 * within a run.
 */
const SOONEST = 10;
/** The whole of a stake, in hundredths of a percent. */
const WHOLE = 10_000;
/** States of a slip that waits for the delay of bets in play, or for the gateway. */
const WAITING = new Set(['delayed', 'placing']);

/** A player of the sportsbook. Yields after each slip, which may continue. */
export async function* playSlips(lane: Lane, punter: Spinner, arcade: Wire, random: Random): AsyncGenerator<undefined> {
  const player = punter.name;
  const calls = createArcadeCalls(arcade, punter, addressOf(random));

  const fixturesOf = (phase: 'live' | 'upcoming', limit: number) =>
    lane.retry(async () => {
      const response = await calls.get<{ list: Fixture[] }>(`sports/fixtures?phase=${phase}&limit=${limit}`);
      return response?.value?.list;
    });

  /** Returns a leg on a market of a fixture; undefined if no market is open. */
  function legOf({ id, markets }: Fixture): Leg | undefined {
    const open = markets.flatMap(({ market, isSuspended, picks }) =>
      isSuspended ? [] : picks.map(({ pick, price }) => ({ market, pick, price })),
    );
    const [first, ...others] = open;
    if (first === undefined) return undefined;
    const { market, pick, price } = random.pick([first, ...others]);
    return { fixture: id, selections: [{ market, pick }], price };
  }

  /** Returns legs on this many different fixtures. */
  function legsOn(fixtures: readonly Fixture[], count: number): Leg[] {
    const remaining = [...fixtures];
    const legs: Leg[] = [];
    while (legs.length < count && remaining.length > 0) {
      const [fixture] = remaining.splice(random.integer(0, remaining.length - 1), 1);
      const leg = fixture && legOf(fixture);
      if (leg !== undefined) legs.push(leg);
    }
    return legs;
  }

  /** Chooses one to three legs, in play or before the start. */
  async function chooseLegs(): Promise<Leg[]> {
    const isInPlay = random.next() < 0.7;
    const count = random.pick([1, 1, 2, 3]);
    if (!isInPlay) return legsOn(await fixturesOf('upcoming', SOONEST), count);
    const live = (await fixturesOf('live', 50)).toSorted((a, b) => a.endsBy - b.endsBy).slice(0, SOONEST);
    const legs = legsOn(live, count === 1 ? 1 : count - 1);
    if (count === 1) return legs;
    return [...legs, ...legsOn(await fixturesOf('upcoming', SOONEST), 1)];
  }

  /** Places a slip and waits until it is accepted or refused. Undefined if it was not accepted. */
  async function placeSlip(legs: readonly Leg[]): Promise<Slip | undefined> {
    const idempotencyKey = randomUUID();
    const operation = `slip ${idempotencyKey}`;
    const body = {
      idempotencyKey,
      clientSeed: CLIENT_SEED,
      legs,
      combine: legs.length,
      stake: AMOUNT,
      priceChanges: 'any',
    };
    let placed: Slip | undefined;
    const answer = await lane.perform(operation, { kind: 'slip', player, amount: AMOUNT }, async () => {
      let response = await calls.post<Slip>('sports/slips', body);
      while (response?.value !== undefined && WAITING.has(response.value.state)) {
        await pause(POLL_MS);
        response = await calls.get<Slip>(`sports/slips/${response.value.id}`);
      }
      placed = response?.value;
      if (placed !== undefined) return { status: placed.state, id: placed.id };
      const refusal = refusalOf(response);
      return refusal === undefined ? undefined : { status: refusal };
    });
    if (placed === undefined) lane.broken(operation, `a slip was answered ${answer.status}`);
    return placed?.state === 'open' ? placed : undefined;
  }

  /** Cashes out a share at the current offer. Returns whether it was accepted. */
  async function cashOut({ id: ref }: Slip, share: number): Promise<boolean> {
    const idempotencyKey = randomUUID();
    const order = { kind: 'cash-out', player, ref, share } as const;
    const answer = await lane.perform(`cash-out ${idempotencyKey}`, order, async () => {
      const response = await calls.post<{ slip: Slip; refusal: string | null }>(`sports/slips/${ref}/cash-out`, {
        idempotencyKey,
        share,
        amount: '1',
      });
      if (response?.value !== undefined) {
        const { slip, refusal } = response.value;
        // After events such as a goal, cash-out is suspended for a moment.
        if (refusal === 'cash_out.suspended') {
          await pause(POLL_MS);
          return undefined;
        }
        return refusal === null ? { status: 'OK', id: ref, win: slip.cashOuts.at(-1)?.amount } : { status: refusal };
      }
      const refusal = refusalOf(response);
      return refusal === undefined ? undefined : { status: refusal };
    });
    if (!['OK', 'slip.closed', 'cash_out.lower'].includes(answer.status))
      lane.broken(`cash-out ${idempotencyKey}`, `a cash-out was answered ${answer.status}`);
    return answer.status === 'OK';
  }

  for (;;) {
    const legs = await chooseLegs();
    const slip = legs.length === 0 ? undefined : await placeSlip(legs);
    if (slip !== undefined) {
      const part = random.next() < 0.4 ? random.pick([2_500, 4_000]) : 0;
      const isPartOut = part > 0 && (await cashOut(slip, part));
      if (random.next() < 0.35) await cashOut(slip, isPartOut ? WHOLE - part : WHOLE);
    }
    yield undefined;
    await pause(random.integer(PAUSE_MS.shortest, PAUSE_MS.longest));
  }
}
