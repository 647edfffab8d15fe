import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import { listSenders, takeOverWins } from './modules/sports/slipEnding.repository.ts';
import type { CashOutAnswer, FixtureDetail, SlipView } from './sportsApi.ts';
import { anySeed, valueOf, type Player } from './testing/roomTable.ts';
import { scriptedPace } from './testing/scriptedSports.ts';
import { createSportsHouse, legOf, type SportsHouse } from './testing/sportsHouse.ts';

/** The times of a process that answers calls but does no background work, as if killed right after a call. */
const idle = {
  settleEveryMs: 0,
  sports: {
    workEveryMs: 3_600_000,
    listEveryMs: 3_600_000,
    clockEveryMs: 3_600_000,
    watchEveryMs: 3_600_000,
    lateAfterMs: 60_000,
  },
};

let house: SportsHouse;

beforeAll(async () => {
  house = await createSportsHouse();
});
afterAll(() => house.close());

/** Starts a process after the leases of a killed one have expired. */
const successor = (): Promise<ArcadeApp> => house.arcade({ betWindowMs: 3_600_000 }, () => Date.now() + 40_000);

const isSettled = ({ state, round }: SlipView): boolean => state === 'settled' && round?.state === 'SETTLED';
const isDecided = ({ state }: SlipView): boolean => state !== 'delayed' && state !== 'placing';

const cashOut = (arcade: ArcadeApp, player: Player, slip: SlipView, share: number, amount: string) =>
  house.call<CashOutAnswer>(arcade, 'POST', `sports/slips/${slip.id}/cash-out`, player.token, {
    idempotencyKey: anySeed(),
    share,
    amount,
  });

describe('a process that is killed', () => {
  it('loses no delayed slip: another one checks it, once', async () => {
    const killed = await house.arcade(idle);
    const player = await house.open(killed);
    const slip = valueOf(await house.slip(killed, player, await house.fixture(-1_000)));
    expect(slip.state).toBe('delayed');
    await killed.http.close();
    const [first, second] = await Promise.all([house.arcade(), house.arcade()]);
    await house.passDelay();
    const accepted = await house.until(first, player, slip, isDecided);
    expect(accepted).toMatchObject({ state: 'open', legs: [{ price: 237 }] });
    expect(house.moved(slip.id)).toEqual(['bet bet']);
    await Promise.all([first.http.close(), second.http.close()]);
  });

  it('has a delayed slip refused at no cost if it is not checked for long', async () => {
    const killed = await house.arcade(idle);
    const player = await house.open(killed);
    const slip = valueOf(await house.slip(killed, player, await house.fixture(-1_000)));
    await killed.http.close();
    await house.database.pool.query(
      "update sports_slip set placed_at = placed_at - interval '1 hour', decided_at = decided_at - interval '1 hour' where id = $1",
      [slip.id],
    );
    const next = await house.arcade();
    const refused = await house.until(next, player, slip, isDecided);
    expect(refused).toMatchObject({ state: 'refused', refusal: 'slip.late', round: null });
    expect(house.moved(slip.id)).toEqual([]);
    await next.http.close();
  });

  it('leaves a slip with a bet in flight to be continued', async () => {
    const killed = await house.arcade(idle);
    const player = await house.open(killed);
    house.gateway.failNext('bet', 'lost_after', 'lost_after', 'lost_after');
    const slip = valueOf(await house.slip(killed, player, await house.fixture(3_600_000)));
    expect(slip.state).toBe('placing');
    await killed.http.close();
    const next = await successor();
    expect((await house.until(next, player, slip, isDecided)).state).toBe('open');
    expect(house.moved(slip.id)).toEqual(['bet bet']);
    await next.http.close();
  });

  it('leaves a partial cash-out to be paid once, and the slip continues', async () => {
    const killed = await house.arcade(idle);
    const player = await house.open(killed);
    const fixture = await house.fixture(60_000, { home: [1], ticks: 2, tickMs: 100 });
    const slip = valueOf(await house.slip(killed, player, fixture));
    house.gateway.failNext('win', 'lost_after', 'lost_before', 'lost_before');
    valueOf(await cashOut(killed, player, slip, 5_000, '459'));
    await killed.http.close();
    const next = await successor();
    await house.play(fixture);
    const settled = await house.until(next, player, slip, isSettled);
    expect(settled.paid).toBe((459n + 1185n).toString());
    expect(house.moved(slip.id).filter((call) => call.startsWith('win'))).toEqual(['win part-1', 'win win']);
    await next.http.close();
  });
});

describe('the settlement of many slips', () => {
  const SLIPS = 200;

  it('is finished by other processes when one is killed half-way, and pays each slip once', async () => {
    // The leases of its remaining work would outlast this test.
    const first = await house.arcade({ leaseMs: 3_600_000 });
    const player = await house.open(first);
    const last = await house.fixture(3_600_000, { away: [1], ticks: 2, tickMs: 100 });
    const fixtures = [await house.fixture(3_600_000, { home: [1], ticks: 2, tickMs: 100 }), last];
    const before = house.gateway.balance;
    const slips: SlipView[] = [];
    for (let placed = 0; placed < SLIPS; placed += 20) {
      const together = Array.from({ length: 20 }, (_, index) =>
        house.slip(first, player, fixtures[index % 2], { clientSeed: anySeed() }),
      );
      // Slips of one player that are placed together take their seeds in turn.
      for (const answer of await Promise.all(together)) if (answer.success) slips.push(answer.value);
    }
    const paidBefore = (): number =>
      house.gateway.calls.filter(({ call, txId }) => call === 'win' && isOurs(txId)).length;
    const ids = new Set(slips.map(({ id }) => id));
    const isOurs = (txId: string | undefined): boolean => ids.has(txId?.slice(0, 36) ?? '');
    for (const fixture of fixtures) await house.play(fixture);
    while (paidBefore() < slips.length / 4)
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    await first.http.close();
    const unpaid = slips.length - paidBefore();
    const [second, third] = await Promise.all([house.arcade(), house.arcade()]);
    const settled = await Promise.all(slips.map((slip) => house.until(second, player, slip, isSettled)));
    expect(unpaid).toBeGreaterThan(0);
    for (const { id } of slips) expect(house.moved(id)).toEqual(['bet bet', 'win win']);
    const won = settled.filter(({ paid }) => paid === '2370').length;
    expect(settled.filter(({ paid }) => paid === '0')).toHaveLength(slips.length - won);
    expect(won).toBeGreaterThan(slips.length / 4);
    expect(house.gateway.balance).toBe(before - 1000n * BigInt(slips.length) + 2370n * BigInt(won));
    await Promise.all([second.http.close(), third.http.close()]);
  });

  it('leaves a win to the process that leased it while that process is alive', async () => {
    const first = await house.arcade({ leaseMs: 3_600_000, settleEveryMs: 0 });
    const player = await house.open(first);
    const fixture = await house.fixture(60_000, { home: [1], ticks: 2, tickMs: 100 });
    const slip = valueOf(await house.slip(first, player, fixture));
    house.gateway.failNext('win', ...Array.from({ length: 3 }, () => 'lost_before' as const));
    await house.play(fixture);
    const { db, pool } = house.database;
    await house.until(first, player, slip, ({ state }) => state === 'settled');
    const { rows } = await pool.query<{ sender: bigint }>('select sender from round where id = $1', [slip.id]);
    const [{ sender: from }] = rows as [{ sender: bigint }];
    const takenOver = async (): Promise<string[]> => {
      const step = { from, to: from + 1n, leasedUntil: new Date(), limit: 10 };
      const wins = await db.transaction().execute((transaction) => takeOverWins(transaction, step));
      return wins.map(({ id }) => id);
    };
    expect(await listSenders(db, from + 1n)).toContain(from);
    expect(await takenOver()).toEqual([]);
    await first.http.close();
    expect(await takenOver()).toEqual([slip.id]);
  });

  it('is shared by two processes that settle at once', async () => {
    const [first, second] = await Promise.all([house.arcade(), house.arcade()]);
    const players = await Promise.all(Array.from({ length: 10 }, () => house.open(first)));
    const free = await house.open(second, { isFreePlay: true });
    const fixture = await house.fixture(60_000, { home: [1], ticks: 2, tickMs: 100 });
    const placed = await Promise.all(
      [...players, free].map(async (player) => ({ player, slip: valueOf(await house.slip(first, player, fixture)) })),
    );
    await house.play(fixture);
    for (const { player, slip } of placed) {
      const settled = await house.until(second, player, slip, isSettled);
      expect(settled.paid).toBe('2370');
      expect(house.moved(slip.id)).toEqual(player === free ? [] : ['bet bet', 'win win']);
    }
    const { balance } = valueOf(await house.call<{ balance: string }>(first, 'GET', 'balance', free.token));
    expect(balance).toBe('101370');
    await Promise.all([first.http.close(), second.http.close()]);
  });
});

describe('a cash-out that races', () => {
  it('the settlement is paid once, as the one or the other', async () => {
    const [first, second] = await Promise.all([house.arcade(), house.arcade()]);
    const players = await Promise.all(Array.from({ length: 8 }, () => house.open(first)));
    const fixture = await house.fixture(60_000, { shifts: [1], ticks: 8, tickMs: 10_000, home: [8] });
    const placed = await Promise.all(
      players.map(async (player) => ({ player, slip: valueOf(await house.slip(first, player, fixture)) })),
    );
    await house.clock.reach(fixture.endsAt - 40);
    // Polls until the slip is over.
    const outcomes = await Promise.all(
      placed.map(async ({ player, slip }, index) => {
        for (;;) {
          const arcade = index % 2 === 0 ? first : second;
          const { refusal } = valueOf(await cashOut(arcade, player, slip, 10_000, '1'));
          if (refusal === null || refusal === 'slip.closed') break;
        }
        return house.until(second, player, slip, isSettled);
      }),
    );
    for (const { id, paid, cashOuts } of outcomes) {
      expect(paid).toBe(cashOuts.length === 1 ? cashOuts[0]?.amount : '2370');
      expect(house.moved(id)).toEqual(['bet bet', 'win win']);
    }
    await Promise.all([first.http.close(), second.http.close()]);
  });

  it('other cash-outs takes at most the remaining stake', async () => {
    const [first, second] = await Promise.all([house.arcade(), house.arcade()]);
    const player = await house.open(first);
    const slip = valueOf(await house.slip(first, player, await house.fixture(3_600_000)));
    const before = house.gateway.balance;
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => cashOut(index % 2 === 0 ? first : second, player, slip, 4_000, '367')),
    );
    const { paid, openShare } = await house.until(first, player, slip, ({ round }) => round?.state === 'OPEN');
    expect([10_000 - 4_000, 10_000 - 8_000]).toContain(openShare);
    expect(house.gateway.balance - before).toBe(BigInt(paid));
    await Promise.all([first.http.close(), second.http.close()]);
  });

  it('automatically is paid once by two processes', async () => {
    const [first, second] = await Promise.all([house.arcade(), house.arcade()]);
    const players = await Promise.all(Array.from({ length: 6 }, () => house.open(first)));
    const fixture = await house.fixture(60_000, { shifts: [1], tickMs: 10_000, ticks: 600 });
    const placed = await Promise.all(
      players.map(async (player) => ({
        player,
        slip: valueOf(await house.slip(first, player, fixture, { autoCashOutAt: '1300' })),
      })),
    );
    await house.play(fixture, 1);
    for (const { player, slip } of placed) {
      const closed = await house.until(second, player, slip, isSettled);
      expect(closed.cashOuts).toMatchObject([{ share: 10_000, amount: '1379', isAuto: true }]);
      expect(house.moved(slip.id)).toEqual(['bet bet', 'win win']);
    }
    await Promise.all([first.http.close(), second.http.close()]);
  });
});

describe('a clock that jumps', () => {
  it('is the machine’s: fixtures and delays follow the time of the database', async () => {
    let jumpMs = 0;
    const jumping = await house.arcade({}, () => Date.now() + jumpMs);
    const player = await house.open(jumping);
    const fixture = await house.fixture(-1_000, { tickMs: 300_000 });
    const clockOf = async () => {
      const { board } = valueOf(
        await house.call<FixtureDetail>(jumping, 'GET', `sports/fixtures/${fixture.id}`, player.token),
      );
      return board.clock;
    };
    expect(await clockOf()).toBe(0);
    jumpMs = 3 * 3_600_000;
    expect(await clockOf()).toBeLessThan(2);
    const slip = valueOf(await house.slip(jumping, player, fixture, { legs: [legOf(fixture, 237)] }));
    expect(slip).toMatchObject({ state: 'delayed', decidedAt: slip.placedAt + scriptedPace.betDelayMs });
    expect(Math.abs(slip.placedAt - (await house.clock.now()))).toBeLessThan(3_600_000);
    // Set back, because a call that is signed with a wrong time is refused.
    jumpMs = 0;
    await house.passDelay();
    expect((await house.until(jumping, player, slip, isDecided)).state).toBe('open');
    expect(await clockOf()).toBeLessThan(4);
    await jumping.http.close();
  });
});
