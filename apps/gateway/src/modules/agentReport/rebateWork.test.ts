import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentRebates, RebateSources } from '@parlor/contract';
import { createRebateWork, type RebateWork } from './rebateWork.ts';
import { dayAfter } from './span.rules.ts';
import { createTeamFixture, type TeamFixture, type TeamMember } from './testing/teamFixture.ts';

let fixture: TeamFixture;
/** The day of the current test; tests use consecutive days. */
let day = new Date(Date.now() - 55 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  fixture = await createTeamFixture();
  // The first computed day; earlier days earn nothing.
  await workAt(day).compute();
});
afterAll(() => fixture.gateway.close());

const owner = () => fixture.gateway.database.db;
const instant = (date: string, time = '12:00:00') => Date.parse(`${date}T${time}+07:00`);
const nextDay = (): string => (day = dayAfter(day, 1));

/** Creates the work at a time after a day, in Bangkok. */
function workAt(date: string, time = '00:10:00'): RebateWork {
  const { merchants } = fixture.gateway.app.gateway.services;
  return createRebateWork({ db: fixture.gateway.deps.db, merchants, clock: () => instant(dayAfter(date, 1), time) });
}

/** Sets rates in parts per million for all days. */
async function rate(member: TeamMember, ppm: number, gameType = 'RNG'): Promise<void> {
  await sql`insert into agent_rate (account_id, game_type, rate_ppm, valid_from) values (${member.id}::uuid, ${gameType}, ${ppm}, '2020-01-01')`.execute(
    owner(),
  );
}

/**
 * Creates the line of example 1: a top agent with 7.8 % by the settings, an agent with 7.2 % and a player with 6.8 %.
 */
async function line(): Promise<[top: TeamMember, agent: TeamMember, player: TeamMember]> {
  const top = await fixture.member(undefined, { type: 1 });
  const agent = await fixture.member(top, { type: 1 });
  const player = await fixture.member(agent);
  await rate(agent, 72_000);
  await rate(player, 68_000);
  return [top, agent, player];
}

/** Places a bet at noon of a day. */
async function betOn(date: string, member: TeamMember, amount: bigint, gameType?: string): Promise<string> {
  const bet = await member.bet(amount, gameType);
  await fixture.backdate(bet, new Date(instant(date)));
  return bet;
}

/** Counts, computes and pays a day. */
async function finish(date: string): Promise<void> {
  await fixture.read();
  await workAt(date).compute();
  await workAt(date).pay();
  await fixture.read();
}

/** Reads an account's rebates of the run of a day, with their states. */
async function rebatesOf(member: TeamMember, date: string): Promise<string[]> {
  const rows = await owner()
    .selectFrom('agent_rebate')
    .select(['amount', 'earned', 'carried', 'state', 'game_type'])
    .where('account_id', '=', member.id)
    .where('day', '=', date)
    .orderBy('game_type')
    .execute();
  return rows.map(({ game_type, amount, state }) => `${game_type} ${amount} ${state}`);
}

/** Reads an account's rebate payments in the ledger, in minor units. */
async function paidTo(member: TeamMember): Promise<bigint[]> {
  const { rows } = await sql<{ moved: bigint }>`
    select moved from ledger_transfer where owner = ${member.id} and kind = 'agent_pay' and provider = 'agent-rebate' order by recorded_at`.execute(
    owner(),
  );
  return rows.map(({ moved }) => moved);
}

const killOn = (table: string, event: string) =>
  sql
    .raw(
      `create function kill_self() returns trigger language plpgsql security definer as $$
       begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
       create trigger kill_self before ${event} on ${table} for each row execute function kill_self()`,
    )
    .execute(owner());
const spare = (table: string) =>
  sql.raw(`drop trigger kill_self on ${table}; drop function kill_self()`).execute(owner());

describe('rebates along the tree', () => {
  it.each([
    ['10,000.00', 1_000_000n, [68_000n, 4_000n, 6_000n]],
    ['3.33', 333n, [22n, 1n, 2n]],
    ['19.99', 1_999n, [135n, 8n, 12n]],
  ])('AGT-08 golden example 1: a turnover of %s at 6.8, 7.2 and 7.8 %%', async (_, turnover, [player, agent, top]) => {
    const date = nextDay();
    const [third, second, first] = await line();
    await betOn(date, first, turnover);
    await finish(date);
    expect(await paidTo(first)).toEqual([player]);
    expect(await paidTo(second)).toEqual([agent]);
    expect(await paidTo(third)).toEqual([top]);
    expect(await rebatesOf(first, date)).toEqual([`RNG ${player} PAID`]);
  });

  it('AGT-08 are paid once when two gateways compute and pay concurrently', async () => {
    const date = nextDay();
    const [top, agent, player] = await line();
    await betOn(date, player, 1_000_000n);
    await fixture.read();
    const gateways = [workAt(date), workAt(date), workAt(date)];
    await Promise.all(gateways.map((work) => work.compute()));
    await Promise.all(gateways.map((work) => work.pay()));
    await workAt(date).pay();
    expect([await paidTo(player), await paidTo(agent), await paidTo(top)]).toEqual([[68_000n], [4_000n], [6_000n]]);
  });

  it('AGT-08 are computed and paid once when a gateway is killed while it computes', async () => {
    const date = nextDay();
    const [, , player] = await line();
    await betOn(date, player, 1_000_000n);
    await fixture.read();
    await killOn('agent_rebate', 'insert');
    await expect(workAt(date).compute()).rejects.toThrow(/terminat/);
    await spare('agent_rebate');
    expect(await rebatesOf(player, date)).toEqual([]);
    await finish(date);
    expect(await paidTo(player)).toEqual([68_000n]);
  });

  it('AGT-08 are paid once when a gateway is killed between the payment and its mark', async () => {
    const date = nextDay();
    const [top, , player] = await line();
    await betOn(date, player, 1_000_000n);
    await fixture.read();
    await workAt(date).compute();
    await killOn('agent_rebate', 'update');
    await expect(workAt(date).pay()).rejects.toThrow(/terminat/);
    await spare('agent_rebate');
    expect(await paidTo(player)).toEqual([68_000n]);
    expect(await rebatesOf(player, date)).toEqual(['RNG 68000 COMPUTED']);
    await workAt(date).pay();
    expect(await paidTo(player)).toEqual([68_000n]);
    expect(await paidTo(top)).toEqual([6_000n]);
    expect(await rebatesOf(player, date)).toEqual(['RNG 68000 PAID']);
  });

  it('AGT-08 do not change when they are computed again, also with the clock set back', async () => {
    const date = nextDay();
    const [, , player] = await line();
    await betOn(date, player, 50_000n);
    await finish(date);
    const all = async () => (await sql`select * from agent_rebate order by tx_id`.execute(owner())).rows;
    const before = await all();
    for (const again of [date, dayAfter(date, -3), date]) {
      await workAt(again).compute();
      await workAt(again).pay();
    }
    await fixture.work.rebuild();
    await fixture.read();
    await workAt(date).compute();
    expect(await all()).toEqual(before);
  });

  it('AGT-08 wait for ten minutes after midnight, and for uncounted transfers of the day', async () => {
    const date = nextDay();
    const [, , player] = await line();
    await betOn(date, player, 1_000n);
    await workAt(date).compute();
    expect(await rebatesOf(player, date)).toEqual([]);
    await fixture.read();
    await workAt(date, '00:09:59').compute();
    expect(await rebatesOf(player, date)).toEqual([]);
    await workAt(date).compute();
    expect(await rebatesOf(player, date)).toEqual(['RNG 68 COMPUTED']);
    await workAt(date).pay();
  });

  it('AGT-08 offset a late void against the next days and debit nobody', async () => {
    const first = nextDay();
    const [top, , player] = await line();
    const bet = await betOn(first, player, 1_000_000n);
    await betOn(first, player, 100_000n, 'LIVE');
    await finish(first);
    await player.undo(bet);
    const second = nextDay();
    await betOn(second, player, 250_000n);
    await finish(second);
    // 170.00 of 680.00 are offset.
    expect(await rebatesOf(player, second)).toEqual(['RNG 0 PAID']);
    const third = nextDay();
    await betOn(third, player, 1_000_000n);
    await finish(third);
    // 510.00 were left, and 45.00 of the top's 60.00.
    expect(await rebatesOf(player, third)).toEqual(['RNG 17000 PAID']);
    expect(await rebatesOf(top, third)).toEqual(['RNG 1500 PAID']);
    const fourth = nextDay();
    await betOn(fourth, player, 100_000n);
    await finish(fourth);
    expect(await rebatesOf(player, fourth)).toEqual(['RNG 6800 PAID']);
  });

  it('AGT-08 use the line and the rates of the day of the bets', async () => {
    const first = nextDay();
    const [, agent, player] = await line();
    await betOn(first, player, 100_000n);
    const second = nextDay();
    const midnight = new Date(instant(second, '00:00:00'));
    await sql`update agent_rate set valid_to = ${midnight} where account_id = ${agent.id}::uuid`.execute(owner());
    await sql`insert into agent_rate (account_id, game_type, rate_ppm, valid_from) values (${agent.id}::uuid, 'RNG', 75000, ${midnight})`.execute(
      owner(),
    );
    await betOn(second, player, 100_000n);
    await finish(second);
    expect(await rebatesOf(agent, first)).toEqual(['RNG 400 PAID']);
    expect(await rebatesOf(agent, second)).toEqual(['RNG 700 PAID']);
  });

  it('AGT-08 use the first rate of an account that was opened on the day', async () => {
    const date = nextDay();
    const top = await fixture.member(undefined, { type: 1 });
    const player = await fixture.member(top);
    await sql`insert into agent_rate (account_id, game_type, rate_ppm, valid_from) values (${player.id}::uuid, 'RNG', 50000, ${new Date(instant(date, '11:00:00'))})`.execute(
      owner(),
    );
    await betOn(date, player, 100_000n);
    await finish(date);
    expect(await rebatesOf(player, date)).toEqual(['RNG 5000 PAID']);
    expect(await rebatesOf(top, date)).toEqual(['RNG 2800 PAID']);
  });

  it('AGT-08 count as rebates of the team, by game type', async () => {
    const date = nextDay();
    const [top, , player] = await line();
    await betOn(date, player, 1_000_000n);
    await finish(date);
    const rows = await owner()
      .selectFrom('agent_day')
      .select(['game_type', 'rebates'])
      .where('account_id', '=', top.id)
      .where('rebates', '<>', 0n)
      .execute();
    expect(rows).toEqual([{ game_type: 'RNG', rebates: 6_000n }]);
  });

  it('AGT-08 are shown to the agent by day, with the players behind each', async () => {
    const date = nextDay();
    const [, agent, player] = await line();
    const other = await fixture.member(agent);
    await betOn(date, player, 100_000n);
    await betOn(date, other, 50_000n);
    await betOn(date, agent, 10_000n);
    await finish(date);
    const session = await fixture.sessionOf(agent);
    const list = await fixture.gateway.call('listAgentRebates', { session, query: { from: date, to: date } });
    const total = '47.20';
    expect(list.envelope.value as unknown as AgentRebates).toMatchObject({
      list: [{ day: date, gameType: 'RNG', turnover: '1600.00', amount: total, state: 'PAID' }],
      total,
      totalCount: 1,
    });
    const sources = await fixture.gateway.call('listRebateSources', { session, query: { day: date, gameType: 'RNG' } });
    expect((sources.envelope.value as unknown as RebateSources).list).toEqual([
      { account: other.name, turnover: '500.00', own: '7.2', below: '0', amount: '36.00' },
      { account: agent.name, turnover: '100.00', own: '7.2', below: null, amount: '7.20' },
      { account: player.name, turnover: '1000.00', own: '7.2', below: '6.8', amount: '4.00' },
    ]);
  });

  it('AGT-08 include the preliminary earnings of the current day', async () => {
    const [, agent, player] = await line();
    await player.bet(100_000n);
    await fixture.read();
    const session = await fixture.sessionOf(agent);
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const { envelope } = await fixture.gateway.call('listAgentRebates', { session, query: { from: today, to: today } });
    expect(envelope.value as unknown as AgentRebates).toMatchObject({
      list: [{ day: today, gameType: 'RNG', turnover: '1000.00', amount: '4.00', state: 'RUNNING' }],
    });
  });
});
