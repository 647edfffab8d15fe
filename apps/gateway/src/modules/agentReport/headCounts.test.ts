import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTree } from '../agent/testing/createTree.ts';
import { forgetCounts } from './headCounts.repository.ts';
import { dayAfter } from './span.rules.ts';
import { countSpanHeads, findTeamNow, listDayHeads } from './team.repository.ts';
import { createTeamFixture, type TeamFixture, type TeamMember } from './testing/teamFixture.ts';

let fixture: TeamFixture;
beforeAll(async () => {
  fixture = await createTeamFixture();
});
afterAll(() => fixture.gateway.close());

const timeZone = 'Asia/Bangkok';
const owner = () => fixture.gateway.database.db;
const dayAgo = (days: number): string =>
  dayAfter(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10), -days);
const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`);
const midnightOf = (day: string) => new Date(`${day}T00:00:00+07:00`);
/** The turnover of an active member in the settings of the test's merchant. */
const THRESHOLD = 10_000n;

async function betOn(day: string, member: TeamMember, amount: bigint): Promise<string> {
  const bet = await member.bet(amount);
  await fixture.backdate(bet, noonOf(day));
  return bet;
}

/** Counts active members of a team from each member's figures for the days it was in the team. */
async function activeByMembers(agentId: string, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select m.id from (
        select ${agentId}::uuid as id, '-infinity'::date as first, 'infinity'::date as ends
        union all
        select descendant_id, (valid_from at time zone ${timeZone})::date, (valid_to at time zone ${timeZone})::date
        from account_ancestor where ancestor_id = ${agentId}::uuid
      ) m join agent_day d on d.account_id = m.id and d.day >= m.first and d.day < m.ends
      where d.day between ${from}::date and ${to}::date group by 1 having sum(d.turnover) >= ${THRESHOLD}
    ) active`.execute(owner());
  return rows[0]?.count ?? 0;
}

/** Reads the members and their free cash from the tree and the ledger. */
async function presentByMembers(agentId: string): Promise<{ members: number; free: bigint }> {
  const { rows } = await sql<{ members: number; free: bigint }>`
    select count(*)::int as members, sum(l.balance - l.held)::bigint as free
    from (select ${agentId} as id union all select descendant_id::text from account_ancestor where ancestor_id = ${agentId}::uuid and valid_to = 'infinity') m
    join ledger_account l on l.owner = m.id and l.kind = 'cash'`.execute(owner());
  return rows[0] ?? { members: 0, free: 0n };
}

describe('heads of teams', () => {
  it('AGT-02 match the members’ own figures in every span, after late voids and moves', async () => {
    const head = await fixture.member(undefined, { type: 1 });
    const [left, right] = [await fixture.member(head, { type: 2 }), await fixture.member(head, { type: 2 })];
    const moving = await fixture.member(left, { type: 2 });
    const players = [
      await fixture.member(moving),
      await fixture.member(moving),
      await fixture.member(left),
      await fixture.member(right),
      await fixture.member(head),
      moving,
      head,
    ];
    const bets: { player: TeamMember; bet: string }[] = [];
    // Stakes below, at and above the threshold, so that some members reach it only over several days.
    const playOn = async (day: number) => {
      for (const [index, player] of players.entries()) {
        const luck = (index * 7 + day * 5) % 11;
        if (luck < 6) bets.push({ player, bet: await betOn(dayAgo(day), player, BigInt(1 + luck) * 2_500n) });
      }
    };
    for (const day of [9, 8, 7, 6, 5]) await playOn(day);
    // Registered long before the move, so that all figures before the move are after the registration.
    await sql`update account set registered_at = ${noonOf(dayAgo(20))} where merchant_code = 'NORTH'`.execute(owner());
    await fixture.read();
    await sql`select agent_tree_move(${moving.id}::uuid, ${right.id}::uuid, ${midnightOf(dayAgo(4))})`.execute(owner());
    for (const day of [4, 3, 2, 1, 0]) {
      await playOn(day);
      await fixture.read();
    }
    await players[0]?.deposit(1_000n);
    for (const { player, bet } of bets.filter((_, index) => index % 4 === 1)) await player.undo(bet);
    await fixture.read();

    const { db } = fixture.gateway.deps;
    const agents = [head, left, right, moving];
    for (const { id: agentId } of agents) {
      for (let from = 10; from >= 0; from -= 1)
        for (let to = from; to >= 0; to -= 1) {
          const days = { agentId, currency: 'THB', timeZone, from: dayAgo(from), to: dayAgo(to) };
          const { active } = await countSpanHeads(db, days);
          expect([from, to, active]).toEqual([from, to, await activeByMembers(agentId, days.from, days.to)]);
        }
      const { members, free } = await findTeamNow(db, { agentId, merchantCode: 'NORTH', currency: 'THB' }, Date.now());
      expect({ members, free }).toEqual(await presentByMembers(agentId));
      const days = { agentId, currency: 'THB', timeZone, from: dayAgo(3), to: dayAgo(3) };
      const [byDay] = await listDayHeads(db, days);
      expect(byDay?.active ?? 0).toBe(await activeByMembers(agentId, dayAgo(3), dayAgo(3)));
    }

    const before = await fixture.counted();
    await forgetCounts(db, 'NORTH');
    await fixture.read();
    expect(await fixture.counted()).toEqual(before);
    await fixture.work.rebuild();
    await fixture.read();
    expect(await fixture.counted()).toEqual(before);
  });

  it('AGT-02 count a first deposit on the earliest known day, and on no other', async () => {
    const head = await fixture.member(undefined, { type: 1 });
    const player = await fixture.member(head);
    await player.deposit(1_000n);
    await fixture.read();
    const days = { agentId: head.id, currency: 'THB', timeZone, from: dayAgo(0), to: dayAgo(0) };
    expect(await countSpanHeads(fixture.gateway.deps.db, days)).toMatchObject({ first: 1, isNew: 2 });
    await player.deposit(2_000n);
    await sql`alter table ledger_transfer disable trigger ledger_transfer_append_only`.execute(owner());
    await sql`update ledger_transfer set recorded_at = ${noonOf(dayAgo(2))} where owner = ${player.id} and kind = 'deposit' and moved = 2000`.execute(
      owner(),
    );
    await sql`alter table ledger_transfer enable trigger ledger_transfer_append_only`.execute(owner());
    await fixture.read();
    const { db } = fixture.gateway.deps;
    expect(await countSpanHeads(db, days)).toMatchObject({ first: 0 });
    expect(await countSpanHeads(db, { ...days, from: dayAgo(2), to: dayAgo(2) })).toMatchObject({ first: 1 });
  });

  it('AGT-02 are counted again when the merchant changes the turnover of an active member', async () => {
    const head = await fixture.member(undefined, { type: 1 });
    const player = await fixture.member(head);
    await player.bet(5_000n);
    await fixture.read();
    const { db } = fixture.gateway.deps;
    const days = { agentId: head.id, currency: 'THB', timeZone, from: dayAgo(0), to: dayAgo(0) };
    expect(await countSpanHeads(db, days)).toMatchObject({ active: 0 });
    const { merchants } = fixture.gateway.app.gateway.services;
    const north = await merchants.byCode('NORTH');
    if (north === undefined) throw new Error('NORTH is gone');
    await merchants.save({
      ...north,
      settings: { ...north.settings, agents: { ...north.settings.agents, activeTurnover: '50' } },
    });
    await fixture.read();
    expect(await countSpanHeads(db, days)).toMatchObject({ active: 1 });
  });

  it.each([
    ['few', 20],
    ['many', 1_200],
  ])('AGT-02 of a team of %s count each online member once, and no one of other teams', async (_, members) => {
    const head = await fixture.member(undefined, { type: 1 });
    const elsewhere = await fixture.member(undefined, { type: 1 });
    const tree = await createTree(owner(), { members, agents: 3, depth: 2, seed: members, parentId: head.id });
    await forgetCounts(owner(), 'NORTH');
    await fixture.read();
    const scope = { agentId: head.id, merchantCode: 'NORTH', currency: 'THB' };
    const { sessions } = fixture.gateway.app.gateway.services;
    const open = (accountId: string) => sessions.open({ accountId, device: 'test', clientAddress: '127.0.0.1' });
    const seenSince = Date.now() - 60_000;
    const { db } = fixture.gateway.deps;
    expect(await findTeamNow(db, scope, seenSince)).toMatchObject({ members: members + 4, online: 0 });
    const [first, second, third] = tree.slice(-3).map(({ id }) => id);
    for (const id of [head.id, first, first, second, third, elsewhere.id]) await open(id ?? '');
    await sql`update session set last_seen_at = ${new Date(seenSince - 1)} where account_id = ${third}::uuid`.execute(
      owner(),
    );
    expect(await findTeamNow(db, scope, seenSince)).toMatchObject({ online: 3 });
  });
});
