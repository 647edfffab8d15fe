import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { readToEnd } from '../ledger/watch/outboxReader.ts';
import { minorOf } from '../reward/offerValue.rules.ts';
import { endContests } from './contestEnd.ts';
import { CONTEST_READER, createContestReader } from './contestReader.ts';
import { drawRaffle } from './raffleDraw.rules.ts';
import { runContests, contestOf, createEntrant, readBoard, publishContest } from './testing/contestFixture.ts';

const OVER_MS = 2 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Creates players with money who have joined. */
async function entrants(code: string, count: number) {
  const all = [];
  for (let created = 0; created < count; created += 1) {
    const entrant = createEntrant(gateway, await gateway.login());
    await entrant.deposit(1_000_000n);
    expect((await entrant.enter(code)).status).toBe(200);
    all.push(entrant);
  }
  return all;
}

/** Ends a contest at a time two hours ahead; the ledger's clock does not change. */
const end = (now = Date.now() + OVER_MS) =>
  endContests(gateway.deps.db, { masterKeys: gateway.deps.masterKeys, now, onChange: () => undefined });

const states = (code: string) =>
  gateway.database.db
    .selectFrom('contest_entry')
    .select(['account_id', 'score', 'rank', 'prize'])
    .where('code', '=', code)
    .orderBy('rank')
    .execute();

const boards = { publish: () => undefined };

async function readAgain(): Promise<void> {
  await sql`update ledger_outbox_reader set tx = '0' where name = 'contests'`.execute(gateway.database.db);
  await runContests(gateway);
}

describe('a tournament', () => {
  it('PROMO-06 ranks by score, shows the player’s place with its neighbours, and hides the names of others', async () => {
    await publishContest(gateway, 'race', contestOf());
    const [a, b, c] = await entrants('race', 3);
    await a!.bet(5_000n);
    await b!.bet(9_000n);
    await c!.bet(7_000n);
    await c!.bet(1_000n);
    await runContests(gateway);
    const { contest, board } = await readBoard(gateway, 'race');
    expect([contest.state, contest.players, contest.pool]).toEqual(['RUNNING', 3, '1000.00']);
    expect(board.list.map(({ rank, score, prize }) => [rank, score, prize])).toEqual([
      [1, '90.00', '500.00'],
      [2, '80.00', '300.00'],
      [3, '50.00', '200.00'],
    ]);
    expect(board.list.map(({ name }) => name)).not.toContain(b!.session.account.account);
    const own = await c!.place('race');
    expect([own?.rank, own?.score]).toEqual([2, '80.00']);
    expect(own?.around.map(({ rank, isSelf }) => [rank, isSelf])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  it('PROMO-06 counts only stakes after joining, subtracts rollbacks, and is the same after a replay', async () => {
    await publishContest(gateway, 'voids', contestOf());
    const bettor = createEntrant(gateway, await gateway.login());
    await bettor.deposit(100_000n);
    await bettor.bet(4_000n);
    await bettor.enter('voids');
    await bettor.bet(1_000n);
    const accepted = await bettor.bet(2_000n);
    await runContests(gateway);
    expect((await bettor.place('voids'))?.score).toBe('30.00');
    await bettor.rollback(accepted);
    await runContests(gateway);
    expect((await bettor.place('voids'))?.score).toBe('10.00');
    const before = await states('voids');
    await readAgain();
    expect(await states('voids')).toEqual(before);
    // Also if its facts were lost.
    await gateway.database.db.deleteFrom('contest_fact').where('code', '=', 'voids').execute();
    await gateway.database.db
      .updateTable('contest_entry')
      .set({ score: 0n, reached_at: null })
      .where('code', '=', 'voids')
      .execute();
    await readAgain();
    expect(await states('voids')).toEqual(before);
  });

  it('PROMO-06 does not count the stake of a void slip', async () => {
    await publishContest(gateway, 'slips', contestOf());
    const [a] = await entrants('slips', 1);
    await a!.slip(3_000n, '1.85');
    await a!.slip(1_500n, '1');
    await runContests(gateway);
    expect((await a!.place('slips'))?.score).toBe('30.00');
  });

  it('PROMO-07 pays the prizes once, also after a kill before the mark and with concurrent gateways', async () => {
    await publishContest(gateway, 'paid', contestOf());
    const [a, b] = await entrants('paid', 2);
    await a!.bet(5_000n);
    await b!.bet(9_000n);
    await runContests(gateway);
    const before = await Promise.all([a!.balance(), b!.balance()]);
    await end(Date.now());
    expect((await states('paid')).map(({ rank }) => rank)).toEqual([null, null]);
    // A trigger kills the payment at the mark of the second prize.
    await sql`
      create function kill_payer() returns trigger language plpgsql as $$ begin
        if new.code = 'paid' and new.paid_at is not null and new.rank = 2 then raise exception 'killed'; end if; return new; end $$`.execute(
      gateway.database.db,
    );
    await sql`create trigger killed before update on contest_entry for each row execute function kill_payer()`.execute(
      gateway.database.db,
    );
    await expect(end()).rejects.toThrow('killed');
    await sql`drop trigger killed on contest_entry`.execute(gateway.database.db);
    expect((await states('paid')).map(({ rank, prize }) => [rank, prize])).toEqual([
      [1, 50_000n],
      [2, 30_000n],
    ]);
    await Promise.all([end(), end(), end()]);
    await end();
    await runContests(gateway);
    const gained = [await a!.balance(), await b!.balance()].map(
      (balance, at) => minorOf(balance, 'THB') - minorOf(before[at] ?? '', 'THB'),
    );
    expect(gained).toEqual([30_000n, 50_000n]);
    // Prizes without a winner stay in the pool.
    const pool = await gateway.database.db
      .selectFrom('reward_budget')
      .select(['amount', 'spent'])
      .where('code', '=', 'contest:paid')
      .executeTakeFirst();
    expect(pool).toEqual({ amount: 100_000n, spent: 80_000n });
    expect((await a!.place('paid'))?.prize).toBe('300.00');
  });

  it('does not freeze while a counted round is unread', async () => {
    await publishContest(gateway, 'unread', contestOf());
    const [a] = await entrants('unread', 1);
    await runContests(gateway);
    await a!.bet(5_000n);
    await end();
    expect((await readBoard(gateway, 'unread')).board.isFinal).toBe(false);
    await runContests(gateway);
    await end();
    expect((await states('unread')).map(({ rank, score }) => [rank, score])).toEqual([[1, 5_000n]]);
  });

  it('counts a round once when its reader is killed after writing', async () => {
    await publishContest(gateway, 'killed', contestOf());
    const [a] = await entrants('killed', 1);
    await a!.bet(5_000n);
    const reader = createContestReader({ boards });
    const killedReader = {
      ...reader,
      apply: async (...args: Parameters<NonNullable<typeof reader.apply>>) => {
        await reader.apply?.(...args);
        throw new Error('killed');
      },
    };
    const killedRead = untilRead(gateway.database.db, CONTEST_READER, () => readToEnd(gateway.deps.db, killedReader));
    await expect(killedRead).rejects.toThrow('killed');
    expect((await a!.place('killed'))?.score).toBe('0.00');
    await runContests(gateway);
    expect((await a!.place('killed'))?.score).toBe('50.00');
  });

  it('stays over when the clock is set back, and accepts no more players', async () => {
    await publishContest(gateway, 'clock', contestOf());
    const [a] = await entrants('clock', 1);
    await a!.bet(5_000n);
    await runContests(gateway);
    await end();
    const late = createEntrant(gateway, await gateway.login());
    expect((await late.enter('clock')).envelope).toMatchObject({ errorCode: 'promotion.closed' });
    await end(0);
    await a!.bet(5_000n);
    await runContests(gateway);
    expect((await states('clock')).map(({ score, rank }) => [score, rank])).toEqual([[5_000n, 1]]);
  });

  it('keeps its rule once a player has joined', async () => {
    await publishContest(gateway, 'edited', contestOf());
    await publishContest(gateway, 'edited', contestOf({ measure: { by: 'wins' } }));
    await entrants('edited', 1);
    await expect(publishContest(gateway, 'edited', contestOf())).rejects.toThrow('its rule stays');
    expect((await readBoard(gateway, 'edited')).contest.measure).toBe('wins');
  });

  it('SEC-01 cannot be joined by excluded players', async () => {
    await publishContest(gateway, 'excluded', contestOf());
    const excluded = createEntrant(gateway, await gateway.login());
    await excluded.deposit(10_000n);
    await sql`update ledger_account set excluded_until = 'infinity' where owner = ${excluded.player.accountId}`.execute(
      gateway.database.db,
    );
    expect((await excluded.enter('excluded')).envelope).toMatchObject({ errorCode: 'promotion.closed' });
  });

  it.each([
    ['prizes that do not sum to the pool', { pool: '999' }, 'pool'],
    ['a place without a prize between two', { prizes: [{ from: 2, to: 2, amount: '1000' }] }, 'prizes'],
    ['a window that ends before it begins', { window: { from: 2, to: 1 } }, 'window'],
    ['games of deposits', { measure: { by: 'deposits' as const }, gameTypes: ['RNG'] }, 'games'],
  ])('is not published with %s', async (_, change, reason) => {
    await expect(publishContest(gateway, 'wrong', contestOf(change))).rejects.toThrow(reason);
  });
});

describe('a raffle', () => {
  it('PROMO-06 draws by its commitment from the published list, and pays each winner once', async () => {
    await publishContest(
      gateway,
      'draw',
      contestOf({ ticket: { per: '10', most: 5 }, pool: '20', prizes: [{ from: 1, to: 2, amount: '10' }] }),
    );
    const [a, b, c] = await entrants('draw', 3);
    await a!.bet(2_500n);
    await b!.bet(90_000n);
    await c!.bet(999n);
    await runContests(gateway);
    expect((await b!.place('draw'))?.tickets).toBe(5);
    expect((await c!.place('draw'))?.tickets).toBe(0);
    const { contest } = await readBoard(gateway, 'draw');
    expect(contest.draw?.seed).toBeNull();
    const { commitment } = contest.draw!;
    const before = await Promise.all([a!.balance(), b!.balance()]);
    await end();
    await end();
    await runContests(gateway);
    // Lists are cached for a second.
    await expect.poll(async () => (await readBoard(gateway, 'draw')).contest.draw?.seed).not.toBeNull();
    const { draw } = (await readBoard(gateway, 'draw')).contest;
    expect(createHash('sha256').update(Buffer.from(draw!.seed!, 'hex')).digest('hex')).toBe(commitment);
    const { text } = (await gateway.call('getContestEntries', { params: { code: 'draw' } })).envelope
      .value as unknown as { text: string };
    expect(text).toBe('1:2\n2:5\n');
    expect(createHash('sha256').update(text).digest('hex')).toBe(draw!.listHash);
    const list = [
      { entry: 1, tickets: 2 },
      { entry: 2, tickets: 5 },
    ];
    expect(draw!.winners.map(({ entry }) => entry)).toEqual(
      drawRaffle(list, { seed: draw!.seed!, code: 'draw', places: 2 }),
    );
    const gained = [await a!.balance(), await b!.balance()].map(
      (balance, at) => minorOf(balance, 'THB') - minorOf(before[at] ?? '', 'THB'),
    );
    expect(gained).toEqual([1_000n, 1_000n]);
  });
});

describe('the live board', () => {
  it('PROMO-06 notifies all gateways of a changed score', async () => {
    const published: string[] = [];
    const stop = gateway.app.gateway.services.boardEvents.subscribe(({ code }) => published.push(code));
    await publishContest(gateway, 'live', contestOf());
    const [a] = await entrants('live', 1);
    await a!.bet(1_000n);
    await runContests(gateway);
    expect(published).toContain('live');
    published.length = 0;
    await a!.rollback(newTransferId());
    await runContests(gateway);
    expect(published).toEqual([]);
    stop();
  });
});
