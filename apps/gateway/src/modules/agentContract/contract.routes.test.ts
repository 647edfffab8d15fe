import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract, ContractDetail, ContractRange, ContractRequests } from '@parlor/contract';
import type { TestSession } from '../../testing/testGateway.ts';
import { createContractFixture, type ContractFixture } from './testing/contractFixture.ts';
import { salaryTiers, storedTerms } from './testing/terms.ts';

let fixture: ContractFixture;
let top: TestSession;
let agent: TestSession;
let other: TestSession;

beforeAll(async () => {
  fixture = await createContractFixture();
  fixture.moveTo('2028-03-10T12:00:00Z');
});
afterAll(() => fixture.gateway.close());
beforeEach(async () => {
  top = await fixture.agent();
  agent = await fixture.agent(top);
  other = await fixture.agent(top);
});

const terms = storedTerms(salaryTiers);
const flat = (percent: string) => storedTerms([{ percent }]);
const name = (session: TestSession) => session.account.account;
const propose = (payer: TestSession, payee: TestSession, change: Record<string, unknown> = {}) =>
  fixture.request<ContractDetail>('proposeContract', payer, {
    body: { kind: 'daily_salary', account: name(payee), terms, ...change },
  });
const refusedProposal = (payer: TestSession, payee: TestSession, change: Record<string, unknown> = {}) =>
  fixture.refusal('proposeContract', payer, {
    body: { kind: 'daily_salary', account: name(payee), terms, ...change },
  });
const see = (session: TestSession, contractId: string) =>
  fixture.request<ContractDetail>('getContract', session, { params: { contractId } });
const answer = (session: TestSession, contractId: string, isAccepted: boolean, version = 1) =>
  fixture.request<ContractDetail>('answerContract', session, { params: { contractId }, body: { isAccepted, version } });
const refusedAnswer = (session: TestSession, contractId: string, isAccepted: boolean, version = 1) =>
  fixture.refusal('answerContract', session, { params: { contractId }, body: { isAccepted, version } });
const pendingRequest = async (session: TestSession) =>
  (await fixture.request<ContractRequests>('getContractRequests', session)).dailysalreqtype;
const act = (call: 'sendContract' | 'revokeContract' | 'withdrawContract', session: TestSession, contractId: string) =>
  fixture.request<ContractDetail>(call, session, { params: { contractId } });
const history = ({ history: lines }: ContractDetail) => lines.map(({ event, by }) => `${event} by ${by}`);

describe('a proposal', () => {
  it('AGT-07 AUTH-17 waits for the payee, who is asked after login, and applies from the next period', async () => {
    const proposed = await propose(top, agent);
    expect(proposed).toMatchObject({
      state: 'PENDING',
      side: 'payer',
      current: null,
      proposed: { version: 1, from: null },
      actions: ['withdraw'],
      paidInAll: '0.00',
    });
    expect(proposed.answerUntil).toBe(proposed.createdAt + 7 * 86_400_000);
    expect([await pendingRequest(agent), await pendingRequest(top)]).toEqual([true, false]);
    expect((await see(agent, proposed.contractId)).actions).toEqual(['accept', 'reject']);
    const signed = await answer(agent, proposed.contractId, true);
    expect(signed).toMatchObject({ state: 'ACTIVE', side: 'payee', proposed: null, answerUntil: null });
    expect(signed.current).toMatchObject({ version: 1, terms, from: Date.parse('2028-03-10T23:00:00Z') });
    expect(history(signed)).toEqual([`accepted by ${name(agent)}`, `proposed by ${name(top)}`]);
    expect(await pendingRequest(agent)).toBe(false);
  });

  it('AGT-07 AUTH-17 ends when it is refused or withdrawn, and another one can be made', async () => {
    const first = await propose(top, agent);
    expect(await answer(agent, first.contractId, false)).toMatchObject({ state: 'REJECTED', actions: [] });
    expect(await pendingRequest(agent)).toBe(false);
    const second = await propose(top, agent);
    expect(await act('withdrawContract', top, second.contractId)).toMatchObject({ state: 'EXPIRED', actions: [] });
    expect(await pendingRequest(agent)).toBe(false);
    await propose(top, agent);
    expect(await pendingRequest(agent)).toBe(true);
  });

  it('AGT-07 can be made only to direct downlines', async () => {
    const deep = await fixture.member(agent);
    const stranger = await fixture.agent();
    expect(await refusedProposal(top, deep)).toBe('agent.not_direct');
    expect(await refusedProposal(top, stranger)).toBe('agent.not_in_team');
    expect(await refusedProposal(agent, top)).toBe('agent.not_in_team');
    expect(await fixture.refusal('proposeContract', deep, { body: {} })).toBe('permission.denied');
  });

  it('AGT-07 is refused beside a live contract of its kind and game types, also concurrently', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        fixture.gateway.call('proposeContract', {
          session: top,
          body: { kind: 'hourly', account: name(agent), terms: flat('1') },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await refusedProposal(top, agent, { kind: 'hourly', terms: flat('2') })).toBe('agent.contract_exists');
    await propose(top, other, { kind: 'hourly', terms: flat('1') });
  });

  it('AGT-07 counts no game of another live contract of its kind, so that no play is paid twice', async () => {
    const of = (...gameTypes: string[]) => ({ kind: 'hourly', terms: storedTerms([{ percent: '1' }], { gameTypes }) });
    const first = await propose(top, agent, of('LIVE', 'RNG'));
    for (const games of [['RNG', 'LIVE'], ['RNG'], ['FISH', 'LIVE'], []])
      expect(await refusedProposal(top, agent, of(...games))).toBe('agent.contract_exists');
    await propose(top, agent, of('FISH'));
    const draft = await propose(top, agent, { ...of('RNG', 'PVP'), isDraft: true });
    const send = () => fixture.refusal('sendContract', top, { params: { contractId: draft.contractId } });
    expect(await send()).toBe('agent.contract_moved_on');
    await act('withdrawContract', top, first.contractId);
    expect(await send()).toBeUndefined();
  });

  it('AGT-07 ends when nobody answers in time, and cannot be signed after', async () => {
    const { contractId } = await propose(top, agent);
    const waiting = await propose(top, other);
    await fixture.gateway.database.db
      .updateTable('agent_contract')
      .set({ answer_until: new Date(fixture.gateway.deps.clock()) })
      .where('id', '=', contractId)
      .execute();
    expect(await refusedAnswer(agent, contractId, true)).toBe('agent.contract_moved_on');
    await fixture.work().run();
    const ended = await see(agent, contractId);
    expect(ended).toMatchObject({ state: 'EXPIRED', actions: [], answerUntil: null });
    expect(history(ended)[0]).toBe('expired by ');
    expect(await pendingRequest(agent)).toBe(false);
    expect((await see(other, waiting.contractId)).state).toBe('PENDING');
  });

  it('AGT-07 can be saved as a draft, which its payee does not see until it is sent', async () => {
    const { contractId, state } = await propose(top, agent, { isDraft: true });
    expect(state).toBe('DRAFT');
    expect(await pendingRequest(agent)).toBe(false);
    expect(await fixture.refusal('getContract', agent, { params: { contractId } })).toBe('agent.contract_not_found');
    expect(await act('sendContract', top, contractId)).toMatchObject({ state: 'PENDING' });
    expect(await pendingRequest(agent)).toBe(true);
    expect((await see(agent, contractId)).actions).toEqual(['accept', 'reject']);

    const rival = await propose(top, agent, { isDraft: true });
    expect(await fixture.refusal('sendContract', top, { params: { contractId: rival.contractId } })).toBe(
      'agent.contract_moved_on',
    );
    await act('withdrawContract', top, rival.contractId);
    expect(await fixture.refusal('getContract', agent, { params: { contractId: rival.contractId } })).toBe(
      'agent.contract_not_found',
    );
  });
});

describe('the bounds of a contract', () => {
  const range = (payer: TestSession, payee: TestSession, query: Record<string, string> = {}) =>
    fixture.request<ContractRange>('getContractRange', payer, {
      query: { kind: 'daily_salary', account: name(payee), ...query },
    });

  it('AGT-07 are the merchant’s for a top agent, and the payer’s own rate below', async () => {
    const member = await fixture.member(agent);
    expect(await range(top, agent)).toEqual({
      currency: 'THB',
      maxPercent: '5',
      minPercent: '0',
      maxTiers: 6,
      hasLive: false,
    });
    expect(await refusedProposal(top, agent, { terms: flat('5.01') })).toBe('agent.terms_too_high');
    expect((await range(agent, member)).maxPercent).toBe('0');
    expect(await refusedProposal(agent, member, { terms: flat('0.01') })).toBe('agent.terms_too_high');
    await fixture.agree('daily_salary', top, agent, terms);
    expect(await range(agent, member)).toMatchObject({ maxPercent: '1', hasLive: false });
    expect(await refusedProposal(agent, member, { terms: flat('1.01') })).toBe('agent.terms_too_high');
    await fixture.agree('daily_salary', agent, member, flat('0.9'));
    expect(await range(agent, member)).toMatchObject({ hasLive: true });
  });

  it('AGT-07 are at least what the payee owes further down', async () => {
    const member = await fixture.member(agent);
    const contractId = await fixture.agree('daily_salary', top, agent, terms);
    await fixture.agree('daily_salary', agent, member, flat('0.9'));
    expect((await range(top, agent)).minPercent).toBe('0.9');
    const amend = (percent: string) =>
      fixture.refusal('amendContract', top, { params: { contractId }, body: { terms: flat(percent) } });
    expect(await amend('0.89')).toBe('agent.terms_promised');
    expect(await amend('0.9')).toBeUndefined();
  });

  it('AGT-07 are those of the contracts that count the same games', async () => {
    const member = await fixture.member(agent);
    const only = (percent: string, ...gameTypes: string[]) => storedTerms([{ percent }], { gameTypes });
    await fixture.agree('daily_salary', top, agent, only('2', 'RNG', 'FISH'));
    await fixture.agree('daily_salary', top, agent, only('1', 'LIVE'));
    await fixture.agree('daily_salary', agent, member, only('0.5', 'LIVE'));
    const maxPercent = async (gameTypes: string) => (await range(agent, member, { gameTypes })).maxPercent;
    expect([await maxPercent('RNG'), await maxPercent('FISH,RNG'), await maxPercent('LIVE')]).toEqual(['2', '2', '1']);
    // No contract of the payer covers both game types.
    expect([await maxPercent('LIVE,RNG'), (await range(agent, member)).maxPercent]).toEqual(['0', '0']);
    expect(await refusedProposal(agent, member, { terms: only('2', 'RNG') })).toBeUndefined();
    const minPercent = async (gameTypes: string) => (await range(top, agent, { gameTypes })).minPercent;
    expect([await minPercent('RNG'), await minPercent('LIVE')]).toEqual(['0', '0.5']);
  });

  it('AGT-07 are checked again when a proposal is signed', async () => {
    const member = await fixture.member(agent);
    const contractId = await fixture.agree('daily_salary', top, agent, flat('1'));
    const below = await propose(agent, member, { terms: flat('1') });
    await fixture.request('amendContract', top, { params: { contractId }, body: { terms: flat('0.5') } });
    await answer(agent, contractId, true, 2);
    expect(await refusedAnswer(member, below.contractId, true)).toBe('agent.terms_too_high');
    expect(await answer(member, below.contractId, false)).toMatchObject({ state: 'REJECTED' });
  });

  it('AGT-07 refuse terms that no contract can have', async () => {
    expect(await refusedProposal(top, agent, { terms: storedTerms([{ percent: '1', netLoss: '5' }]) })).toBe(
      'agent.terms_invalid',
    );
    const tiers = Array.from({ length: 7 }, (_, tier) => ({
      turnover: String(tier),
      active: 0,
      percent: `0.${tier + 1}`,
    }));
    expect(await refusedProposal(top, agent, { terms: { tiers } })).toBe('request.invalid');
  });
});

describe('a contract in force', () => {
  it('AGT-07 is amended from the next period on, and keeps its history', async () => {
    const contractId = await fixture.agree('daily_salary', top, agent, terms);
    const amended = await fixture.request<ContractDetail>('amendContract', top, {
      params: { contractId },
      body: { terms: flat('2') },
    });
    expect(amended).toMatchObject({ state: 'AMEND_PENDING', current: { version: 1 }, proposed: { version: 2 } });
    expect(await pendingRequest(agent)).toBe(true);
    expect(await refusedAnswer(agent, contractId, true, 1)).toBe('agent.contract_moved_on');
    expect(await refusedAnswer(top, contractId, true, 2)).toBe('agent.contract_moved_on');
    const signed = await answer(agent, contractId, true, 2);
    expect(signed).toMatchObject({ state: 'ACTIVE', proposed: null });
    expect(signed.versions.map(({ version, terms: { tiers } }) => [version, tiers.at(-1)?.percent])).toEqual([
      [2, '2'],
      [1, '1'],
    ]);
    expect(history(signed).slice(0, 2)).toEqual([`amend_accepted by ${name(agent)}`, `amend_proposed by ${name(top)}`]);
    expect(await refusedAnswer(agent, contractId, true, 2)).toBe('agent.contract_moved_on');
  });

  it('AGT-07 continues unchanged when an amendment or a revocation is refused or withdrawn', async () => {
    const contractId = await fixture.agree('daily_salary', top, agent, terms);
    await fixture.request('amendContract', top, { params: { contractId }, body: { terms: flat('2') } });
    expect(await answer(agent, contractId, false, 2)).toMatchObject({ state: 'ACTIVE', current: { version: 1 } });
    await fixture.request('amendContract', top, { params: { contractId }, body: { terms: flat('3') } });
    expect(await act('withdrawContract', top, contractId)).toMatchObject({ state: 'ACTIVE', proposed: null });
    await act('revokeContract', top, contractId);
    expect(await answer(agent, contractId, false)).toMatchObject({ state: 'ACTIVE' });
    expect(await pendingRequest(agent)).toBe(false);
    expect(await fixture.refusal('withdrawContract', top, { params: { contractId } })).toBe('agent.contract_moved_on');
  });

  it('AGT-07 ends with the period when both sides agree, whichever side proposes it', async () => {
    const contractId = await fixture.agree('daily_salary', top, agent, terms);
    expect(await act('revokeContract', agent, contractId)).toMatchObject({
      state: 'REVOKE_PENDING',
      actions: ['withdraw'],
    });
    expect([await pendingRequest(top), await pendingRequest(agent)]).toEqual([true, false]);
    expect(await refusedAnswer(agent, contractId, true)).toBe('agent.contract_moved_on');
    expect(await answer(top, contractId, true)).toMatchObject({ state: 'REVOKED', actions: [] });
    expect(await pendingRequest(top)).toBe(false);
    await propose(top, agent);
  });

  it('AGT-07 keeps its game types', async () => {
    const contractId = await fixture.agree('daily_salary', top, agent, terms);
    expect(
      await fixture.refusal('amendContract', top, {
        params: { contractId },
        body: { terms: { ...terms, gameTypes: ['RNG'] } },
      }),
    ).toBe('agent.terms_invalid');
  });

  it('AGT-07 cannot be ended by a player, nor by the payee where the platform pays', async () => {
    const member = await fixture.member(top);
    const own = await fixture.agree('daily_salary', top, member, flat('1'));
    expect((await see(member, own)).actions).toEqual([]);
    const paidByPlatform = await fixture.agree('daily_salary', null, top, terms);
    expect(await see(top, paidByPlatform)).toMatchObject({ payer: null, side: 'payee', actions: [] });
    expect(await fixture.refusal('revokeContract', top, { params: { contractId: paidByPlatform } })).toBe(
      'agent.contract_moved_on',
    );
  });
});

describe('the list of contracts', () => {
  it('AGT-07 AGT-09 contains only contracts of the caller, filtered by side, kind and open state', async () => {
    const [asPayer, asPayee] = [
      await fixture.agree('daily_salary', top, agent, terms),
      await propose(top, agent, { kind: 'hourly', terms: flat('1') }),
    ];
    const member = await fixture.member(agent);
    const below = await fixture.agree('daily_salary', agent, member, flat('0.5'));
    const list = async (query: Record<string, string>, session = agent) =>
      (await fixture.request<{ list: Contract[] }>('listContracts', session, { query })).list.map(
        ({ contractId }) => contractId,
      );
    expect(await list({})).toEqual([below, asPayee.contractId, asPayer]);
    expect(await list({ side: 'payer' })).toEqual([below]);
    expect(await list({ kind: 'hourly' })).toEqual([asPayee.contractId]);
    await answer(agent, asPayee.contractId, false);
    expect(await list({ isOpen: 'false' })).toEqual([asPayee.contractId]);
    expect(await list({ isOpen: 'true' })).toEqual([below, asPayer]);
    expect(await list({}, other)).toEqual([]);
    for (const call of ['getContract', 'revokeContract', 'withdrawContract', 'sendContract'] as const)
      expect(await fixture.refusal(call, other, { params: { contractId: below } })).toBe('agent.contract_not_found');
    expect(await refusedAnswer(other, below, true)).toBe('agent.contract_not_found');
  });
});
