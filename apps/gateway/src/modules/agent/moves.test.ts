import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { addDays, startOfDay } from '../reward/offerSpan.rules.ts';
import { createAgent, type TestAgent } from './testing/agentCalls.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({
    config: { rateLimitPerMinute: 100_000, sessionIdleMs: 30 * 86_400_000, sessionMaxMs: 30 * 86_400_000 },
  });
});
afterAll(() => gateway.close());

const zone = 'Asia/Bangkok';
const dayFromNow = (days: number): string => addDays(dayIn(zone, gateway.deps.clock()), days);
const nameOf = ({ session }: TestAgent): string => session.account.account;
const move = async (agent: TestAgent, account: string, to: string, from = dayFromNow(1)) =>
  (await agent.call('moveDownline', { params: { account }, body: { to, from } })).envelope;

/** Advances the clock past the beginning of a day, and runs the due work. */
async function untilDay(day: string, timeZone = zone): Promise<void> {
  gateway.advance(startOfDay(timeZone, day) - gateway.deps.clock() + 1_000);
  await gateway.app.gateway.services.agentMoves.applyDue();
}

/** Creates an agent with two agents below; the first of them has one below it. */
async function family() {
  const head = await createAgent(gateway);
  await head.grant({ '7.7': 5, '7.6': 5 });
  const left = await head.opened('7.7');
  const right = await head.opened('7.5');
  const below = await left.opened('7');
  return { head, left, right, below };
}

describe('a move within one’s team', () => {
  it('AGT-03 waits for its day, then takes the whole team along', async () => {
    const { head, left, right, below } = await family();
    const from = dayFromNow(1);
    const member = await below.opened('1', 'member');
    expect(await move(head, nameOf(below), nameOf(right), from)).toMatchObject({
      success: true,
      value: { account: nameOf(below), to: nameOf(right), from },
    });
    expect(await head.detail(nameOf(below))).toMatchObject({
      move: { to: nameOf(right), from },
      path: [{ account: nameOf(head) }, { account: nameOf(left) }, { account: nameOf(below) }],
    });
    // The former agent does not see the new one, which is outside its team.
    expect((await left.detail(nameOf(below))).move).toBeNull();
    await gateway.app.gateway.services.agentMoves.applyDue();
    expect((await head.detail(nameOf(below))).level).toBe(2);
    expect((await left.call('getDownline', { params: { account: nameOf(member) } })).status).toBe(200);

    await untilDay(from);
    expect(await head.detail(nameOf(member))).toMatchObject({
      move: null,
      level: 3,
      path: [
        { account: nameOf(head) },
        { account: nameOf(right) },
        { account: nameOf(below) },
        { account: nameOf(member) },
      ],
    });
    expect((await left.call('getDownline', { params: { account: nameOf(member) } })).envelope).toMatchObject({
      errorCode: 'agent.not_in_team',
    });
    const { rows } = await sql<{ ancestor: string; ended: boolean }>`
      select a.account as ancestor, r.valid_to = ${new Date(startOfDay(zone, from))} as ended from account_ancestor r join account a on a.id = r.ancestor_id
      where r.descendant_id = ${member.session.account.id} and r.valid_to <> 'infinity' order by r.depth`.execute(
      gateway.database.db,
    );
    expect(rows).toEqual([
      { ancestor: nameOf(left), ended: true },
      { ancestor: nameOf(head), ended: true },
    ]);
  });

  it('AGT-03 is made once when several gateways look for it at the same time', async () => {
    const { head, right, below } = await family();
    const from = dayFromNow(1);
    await move(head, nameOf(below), nameOf(right), from);
    gateway.advance(startOfDay(zone, from) - gateway.deps.clock());
    const { agentMoves } = gateway.app.gateway.services;
    await Promise.all([agentMoves.applyDue(), agentMoves.applyDue(), agentMoves.applyDue()]);
    const rows = await gateway.deps.db
      .selectFrom('account_ancestor')
      .select('depth')
      .where('descendant_id', '=', below.session.account.id)
      .where('ancestor_id', '=', right.session.account.id)
      .execute();
    expect(rows).toEqual([{ depth: 1 }]);
  });

  it('AGT-03 is refused below itself, its team or a member, to its current agent, for today, or twice', async () => {
    const { head, left, right, below } = await family();
    const member = await left.opened('1', 'member');
    const invalid = { errorCode: 'agent.move_invalid' };
    expect(await move(head, nameOf(left), nameOf(left))).toMatchObject(invalid);
    expect(await move(head, nameOf(left), nameOf(below))).toMatchObject(invalid);
    expect(await move(head, nameOf(right), nameOf(member))).toMatchObject(invalid);
    expect(await move(head, nameOf(below), nameOf(left))).toMatchObject(invalid);
    for (const from of [dayFromNow(0), dayFromNow(-1), dayFromNow(400)])
      expect(await move(head, nameOf(below), nameOf(right), from)).toMatchObject(invalid);
    expect(await move(head, nameOf(head), nameOf(right))).toMatchObject({ errorCode: 'agent.not_in_team' });
    expect(await move(left, nameOf(below), nameOf(right))).toMatchObject({ errorCode: 'agent.not_in_team' });
    expect(await move(left, nameOf(below), 'nobody')).toMatchObject({ errorCode: 'agent.not_in_team' });
    expect(await move(head, nameOf(below), nameOf(head))).toMatchObject({ success: true });
    expect(await move(head, nameOf(below), nameOf(right))).toMatchObject(invalid);
  });

  it('AGT-03 needs rebates and quota of the next agent, reserved at once and returned on cancellation', async () => {
    const { head, left, right } = await family();
    await left.grant({ '7.6': 1 });
    await right.grant({ '7.6': 1 });
    const high = await left.opened('7.6');
    expect(await move(head, nameOf(high), nameOf(right))).toMatchObject({ errorCode: 'agent.rate_too_high' });
    expect((await head.setRate(nameOf(right), '7.7')).status).toBe(200);
    expect(await move(head, nameOf(high), nameOf(right))).toMatchObject({ success: true });
    expect([await left.quotaLeft(), await right.quotaLeft()]).toEqual([{ '7.6': 0 }, { '7.6': 0 }]);
    // The lower limit of the two agents applies.
    expect((await head.setRate(nameOf(right), '7.6')).envelope).toMatchObject({ errorCode: 'agent.rate_promised' });
    expect((await head.call('cancelDownlineMove', { params: { account: nameOf(high) } })).envelope).toMatchObject({
      value: { move: null },
    });
    expect([await left.quotaLeft(), await right.quotaLeft()]).toEqual([{ '7.6': 0 }, { '7.6': 1 }]);
    expect((await head.call('cancelDownlineMove', { params: { account: nameOf(high) } })).envelope).toMatchObject({
      errorCode: 'agent.move_invalid',
    });
    const from = dayFromNow(1);
    await move(head, nameOf(high), nameOf(right), from);
    await untilDay(from);
    expect([await left.quotaLeft(), await right.quotaLeft()]).toEqual([{ '7.6': 1 }, { '7.6': 0 }]);
  });

  it('AGT-03 is refused for one of two accounts that need the last quota of an agent', async () => {
    const { head, left, right } = await family();
    await head.setRate(nameOf(right), '7.7');
    await left.grant({ '7.6': 2 });
    await right.grant({ '7.6': 1 });
    const [one, two] = [await left.opened('7.6'), await left.opened('7.6')];
    const answers = await Promise.all([one, two].map((each) => move(head, nameOf(each), nameOf(right))));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'agent.quota_spent' });
  });

  it.each([
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['Asia/Bangkok', '2026-11-26', '2026-11-25T17:00:00.000Z'],
  ])('AGT-03 in %s on %s takes effect at %s', (timeZone, day, at) => {
    // In the first case there is no midnight: the clocks jump from 23:59 to 01:00.
    expect(new Date(startOfDay(timeZone, day)).toISOString()).toBe(at);
  });
});
