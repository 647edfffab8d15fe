import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Downlines } from '@parlor/contract';
import { TEST_PASSWORD, createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { AGENT_READER } from '../agentReport/agentReader.ts';
import { forgetCounts } from '../agentReport/headCounts.repository.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { createAgent, type TestAgent } from './testing/agentCalls.ts';
import { createTree } from './testing/createTree.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
});
afterAll(() => gateway.close());

const list = async (agent: TestAgent, query = {}) =>
  (await agent.call('listDownlines', { query })).envelope.value as unknown as Downlines;
/** Counts the teams, as the gateway does a second after an account is opened or moved. */
const count = () =>
  untilRead(gateway.database.db, AGENT_READER, () => gateway.app.gateway.services.agentReportWork.readOutbox());
const names = ({ list: rows }: Downlines): string[] => rows.map(({ account }) => account);

describe('the list of downlines', () => {
  it('AGT-03 shows one level with balance, rebates, team and state, and the path to it', async () => {
    const agent = await createAgent(gateway);
    const below = await agent.opened('7');
    const member = await below.opened('2', 'member');
    await member.fund(12_345n);
    await count();
    const top = await list(agent);
    expect(top).toMatchObject({
      totalCount: 1,
      totalPages: 1,
      currency: 'THB',
      path: [{ account: agent.session.account.account }],
      list: [
        {
          account: below.session.account.account,
          type: 'agent',
          level: 1,
          isActive: true,
          isOnline: true,
          balance: '0.00',
          rates: [{ gameType: 'RNG', percent: '7' }],
          directCount: 1,
          teamCount: 1,
        },
      ],
    });
    expect(await list(agent, { under: below.session.account.account })).toMatchObject({
      path: [{ account: agent.session.account.account }, { account: below.session.account.account }],
      list: [{ account: member.session.account.account, type: 'member', level: 2, balance: '123.45', teamCount: 0 }],
    });
  });

  it('AGT-03 searches all levels by part of an account or nickname, with literal pattern characters', async () => {
    const agent = await createAgent(gateway);
    const below = await agent.opened('7');
    const child = { parentId: below.session.account.id };
    await gateway.createAccount({ account: 'deep_search1', nickname: 'Somchai 100%', ...child });
    await gateway.createAccount({ account: 'deepxsearch2', nickname: 'Anong', ...child });
    expect(names(await list(agent, { search: 'SEARCH' })).toSorted()).toEqual(['deep_search1', 'deepxsearch2']);
    expect(names(await list(agent, { search: 'p_s' }))).toEqual(['deep_search1']);
    expect(names(await list(agent, { search: 'somchai 100%' }))).toEqual(['deep_search1']);
    expect(names(await list(agent, { search: '0%0' }))).toEqual([]);
    // The search of direct downlines only.
    const own = { search: 'search', searched: 'direct' };
    expect(names(await list(agent, own))).toEqual([]);
    expect(await list(below, own)).toMatchObject({ totalCount: 2, list: [{ level: 1 }, { level: 1 }] });
  });

  it('AGT-03 pages and sorts a team of 300 without leaving anybody out', async () => {
    const agent = await createAgent(gateway);
    await createTree(gateway.database.db, {
      members: 280,
      agents: 20,
      depth: 4,
      seed: 3,
      parentId: agent.session.account.id,
    });
    // The accounts were inserted without the reader.
    await forgetCounts(gateway.database.db, 'NORTH');
    await count();
    for (const order of ['registered', 'lastLogin', 'balance', 'team']) {
      const seen = new Set<string>();
      for (const pageNo of [1, 2, 3]) {
        const page = await list(agent, { depth: 'all', order, pageNo, pageSize: 100 });
        expect(page).toMatchObject({ totalCount: 300, totalPages: 3, pageNum: pageNo });
        for (const name of names(page)) seen.add(name);
      }
      expect(seen.size).toBe(300);
    }
    const byTeam = await list(agent, { depth: 'all', order: 'team', pageSize: 100 });
    const sizes = byTeam.list.map(({ teamCount }) => teamCount);
    expect(sizes[0]).toBe(299);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect((await list(agent, { depth: 'all', type: 'agent' })).totalCount).toBe(20);
  });

  it('AGT-03 AGT-09 counts and sorts teams after a move, with moved accounts below the new upline', async () => {
    const agent = await createAgent(gateway);
    const [left, right] = [await agent.opened('7'), await agent.opened('7')];
    const moving = await left.opened('6');
    await moving.opened('2', 'member');
    await count();
    const teams = async () =>
      (await list(agent, { order: 'team' })).list.map(({ account, directCount, teamCount }) => [
        account,
        directCount,
        teamCount,
      ]);
    const [leftName, rightName] = [left.session.account.account, right.session.account.account];
    expect(await teams()).toEqual([
      [leftName, 1, 2],
      [rightName, 0, 0],
    ]);
    await sql`select agent_tree_move(${moving.session.account.id}::uuid, ${right.session.account.id}::uuid, now())`.execute(
      gateway.database.db,
    );
    await count();
    expect(await teams()).toEqual([
      [rightName, 1, 2],
      [leftName, 0, 0],
    ]);
    expect((await list(agent, { under: leftName })).totalCount).toBe(0);
    expect(await list(agent, { under: rightName })).toMatchObject({
      totalCount: 1,
      list: [{ account: moving.session.account.account, level: 2 }],
    });
    expect(names(await list(left))).toEqual([]);
    expect(names(await list(right))).toEqual([moving.session.account.account]);
  });
});

describe('opening a downline', () => {
  it('AGT-03 creates an account that can log in, directly below the agent', async () => {
    const agent = await createAgent(gateway);
    const answer = await agent.open('7.2', { account: 'Opened1', type: 'member' });
    expect(answer.envelope).toMatchObject({
      value: { account: 'opened1', type: 'member', level: 1, isDirect: true, move: null, quotas: [] },
    });
    const created = await gateway.app.gateway.services.accounts.byName('NORTH', 'opened1');
    expect(created).toMatchObject({ type: 0, parent_id: agent.session.account.id });
    expect(await gateway.app.gateway.services.logins.confirmPassword(created!, TEST_PASSWORD)).toBe(true);
  });

  it('AGT-03 has the same rules for name and password as registration', async () => {
    const agent = await createAgent(gateway);
    const open = async (change: object) =>
      (
        await agent.call('openDownline', {
          body: { account: 'opened9', password: TEST_PASSWORD, type: 'member', rates: [], ...change },
        })
      ).envelope;
    expect(await open({ account: '9 lives' })).toMatchObject({ errorCode: 'register.invalid' });
    expect(await open({ password: 'short1' })).toMatchObject({ errorCode: 'password.invalid' });
    expect(await open({ password: 'Password1' })).toMatchObject({ errorCode: 'password.invalid' });
    expect(await open({ account: agent.session.account.account })).toMatchObject({
      errorCode: 'register.username_taken',
    });
    expect(await open({ rates: [{ gameType: 'CHESS', percent: '1' }] })).toMatchObject({
      errorCode: 'agent.rate_too_high',
    });
    expect(await gateway.app.gateway.services.accounts.byName('NORTH', 'opened9')).toBeUndefined();
  });
});

describe('settings of an agent', () => {
  it('AGT-09 are stored, and reject a link or a rebate that the agent does not have', async () => {
    const agent = await createAgent(gateway);
    const first = {
      defaultUrl: null,
      presetRates: [],
      notices: { newDownline: true, contract: true, bill: true, transfer: true },
      overviewDays: 7,
    };
    expect((await agent.call('getAgentSettings')).envelope.value).toEqual(first);
    const save = async (change: object) =>
      (await agent.call('setAgentSettings', { body: { ...first, ...change } })).envelope;
    expect(await save({ presetRates: [{ gameType: 'RNG', percent: '7.8' }] })).toMatchObject({
      errorCode: 'agent.rate_too_high',
    });
    const other = await createAgent(gateway);
    const urlOf = async (owner: TestAgent) =>
      (await owner.call('createAffiliateUrl', { body: { type: 'member', rates: [], days: null } })).envelope
        .value as unknown as { code: string };
    expect(await save({ defaultUrl: (await urlOf(other)).code })).toMatchObject({ errorCode: 'agent.url_not_found' });
    const chosen = {
      defaultUrl: (await urlOf(agent)).code,
      presetRates: [{ gameType: 'RNG', percent: '7.7' }],
      notices: { newDownline: false, contract: true, bill: false, transfer: true },
      overviewDays: 30,
    };
    expect(await save(chosen)).toMatchObject({ value: chosen });
    expect((await agent.call('getAgentSettings')).envelope.value).toEqual(chosen);
    expect((await other.call('getAgentSettings')).envelope.value).toEqual(first);
  });
});
