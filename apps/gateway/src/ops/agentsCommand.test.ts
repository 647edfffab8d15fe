import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDetail } from '@parlor/contract';
import { createContractFixture, type ContractFixture } from '../modules/agentContract/testing/contractFixture.ts';
import { listActs } from '../modules/audit/operatorActs.ts';
import { agentsArea } from './agentsCommand.ts';
import { readCommand } from './command.ts';

let fixture: ContractFixture;
beforeAll(async () => {
  fixture = await createContractFixture();
  fixture.moveTo('2028-03-10T12:00:00Z');
});
afterAll(() => fixture.gateway.close());

/** Runs `pnpm ops` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const context = { contractDesk: fixture.desk, operator: 'operator01' };
  const parsed = readCommand<typeof context>({ agents: agentsArea }, ['agents', ...typed]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

describe('pnpm ops agents', () => {
  it('AGT-07 offers a contract, bills it, reruns the billing, and holds and releases a bill', async () => {
    const agent = await fixture.agent();
    const { account } = agent.account;
    const path = join(mkdtempSync(join(tmpdir(), 'agents-')), 'terms.json');
    writeFileSync(path, '{"tiers":[{"turnover":"100","active":1,"percent":"1"}]}');
    const [contractId = ''] = (await run('offer', 'NORTH', account, 'daily_salary', path)).split(':');
    await expect(run('offer', 'NORTH', account, 'daily_salary', path)).rejects.toThrow('has such a contract already');
    await fixture.request('answerContract', agent, { params: { contractId }, body: { isAccepted: true, version: 1 } });
    const { history } = await fixture.request<ContractDetail>('getContract', agent, { params: { contractId } });
    expect(history.map(({ event, by }) => `${event} by ${by}`)).toEqual([`accepted by ${account}`, 'proposed by ']);
    await fixture.played(agent, '2028-03-11T12:00:00Z', 100_000n);
    fixture.moveTo('2028-03-11T23:10:00Z');
    await fixture.settle();
    expect(await run('run')).toBe('1 bill created');
    expect(await run('rerun', 'NORTH', 'daily_salary', '2028-01-01')).toBe('Nothing was missing');

    const [bill] = await fixture.bills(agent);
    const billId = bill?.billId ?? '';
    expect(await run('hold', billId, 'looks', 'odd')).toBe(`${billId}: held back`);
    expect(await run('bills', 'NORTH')).toContain(`platform pays ${account}  0.00 of 10.00  COLLECTABLE  held back`);
    const collect = {
      params: { billId },
      body: {},
      headers: { 'idempotency-key': 'collect-it-once' },
    };
    expect(await fixture.refusal('collectBill', agent, collect)).toBe('agent.bill_closed');
    await fixture.runDueWork();
    expect(await fixture.balance(agent)).toBe(0n);
    expect(await run('release', billId)).toBe(`${billId}: released`);
    await expect(run('release', billId)).rejects.toThrow('is held back');
    expect(await fixture.request('collectBill', agent, collect)).toMatchObject({ state: 'PAID' });
    await expect(run('hold', billId)).rejects.toThrow('waits for money');
    const acts = await listActs(fixture.gateway.deps.db, { area: 'agents' });
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['hold', 'offer', 'release', 'rerun']);
  });

  it('AGT-07 ends a contract of the platform with its running period, and an offer immediately', async () => {
    const agent = await fixture.agent();
    const path = join(mkdtempSync(join(tmpdir(), 'agents-')), 'terms.json');
    writeFileSync(path, '{"tiers":[{"turnover":"100","active":1,"percent":"1"}]}');
    const offer = async (kind: string) =>
      (await run('offer', 'NORTH', agent.account.account, kind, path)).split(':')[0] ?? '';
    const contractId = await offer('daily_salary');
    await fixture.request('answerContract', agent, { params: { contractId }, body: { isAccepted: true, version: 1 } });
    const stateOf = async (id: string) =>
      (await fixture.request<ContractDetail>('getContract', agent, { params: { contractId: id } })).state;
    expect(await run('contract', 'end', contractId, 'by', 'agreement')).toMatch(/ends 2028-03-1\d 23:00 UTC/);
    expect(await stateOf(contractId)).toBe('REVOKED');
    await expect(run('contract', 'end', contractId)).rejects.toThrow('has ended');
    const waiting = await offer('hourly');
    await run('contract', 'end', waiting);
    expect(await stateOf(waiting)).toBe('EXPIRED');
    const theirs = await fixture.agree('daily_salary', null, await fixture.agent(), {
      gameTypes: [],
      mode: 'fixed',
      carry: 'none',
      tiers: [{ turnover: '100', active: 1, netLoss: null, percent: '1', fixed: null }],
    });
    await expect(run('contract', 'end', 'nothing')).rejects.toThrow('is not a contract');
    expect(await run('contract', 'end', theirs)).toContain('ends');
    const acts = await listActs(fixture.gateway.deps.db, { area: 'agents' });
    expect(acts.filter(({ act }) => act === 'end')).toHaveLength(3);
  });

  it('AGT-07 refuses invalid input', async () => {
    const agent = await fixture.agent();
    const below = await fixture.agent(agent);
    const path = join(mkdtempSync(join(tmpdir(), 'agents-')), 'terms.json');
    writeFileSync(path, '{"tiers":[{"turnover":"100","active":1,"percent":"6"}]}');
    const offer = (account: string, kind = 'daily_salary') => run('offer', 'NORTH', account, kind, path);
    await expect(offer(below.account.account)).rejects.toThrow('has an upline');
    await expect(offer(agent.account.account)).rejects.toThrow('agent.terms_too_high');
    await expect(offer(agent.account.account, 'weekly')).rejects.toThrow('Kinds of contracts');
    await expect(offer('nobody')).rejects.toThrow('There is no account');
    await expect(run('rerun', 'NORTH', 'hourly', 'soon')).rejects.toThrow('is not a time');
    await expect(run('bills', 'NOWHERE')).rejects.toThrow('There is no merchant');
  });
});
