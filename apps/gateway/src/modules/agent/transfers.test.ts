import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentTransfer, BatchPreview, Paged, TransferTerms } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { readToEnd } from '../ledger/watch/outboxReader.ts';
import { transitCarrier } from '../ledger/watch/transitCarrier.ts';
import { PIN } from '../security/testing/memberOf.ts';
import { findFreeBalance } from '../wallet/wallet.repository.ts';
import { createAgent, type TestAgent } from './testing/agentCalls.ts';
import { createTree } from './testing/createTree.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: {
      jurisdiction: 'unpaced',
      agents: { transfer: { minAmount: '10', maxAmount: '5000', dailyMaxAmount: '20000' } },
    },
  });
});
afterAll(() => gateway.close());

let keys = 0;
const newKey = (): string => `transfer-key-${(keys += 1)}`;
const nameOf = ({ session }: TestAgent): string => session.account.account;
const free = ({ session: { account } }: TestAgent): Promise<bigint> =>
  findFreeBalance(gateway.deps.db, { accountId: account.id, merchantCode: account.merchant_code }, 'THB');

const headersOf = (key: string) => ({ Merchant: 'NORTH', 'Idempotency-Key': key });
const send = async (agent: TestAgent, to: string, amount: string, key = newKey(), paymentPassword = PIN) =>
  (await agent.call('transferToDownline', { headers: headersOf(key), body: { to, amount, paymentPassword } })).envelope;
const sendBatch = async (agent: TestAgent, lines: readonly (readonly [to: string, amount: string])[], key = newKey()) =>
  (
    await agent.call('createBatchTransfer', {
      headers: headersOf(key),
      body: { lines: lines.map(([to, amount]) => ({ to, amount })), paymentPassword: PIN },
    })
  ).envelope;
const transfers = async (agent: TestAgent, query = {}) =>
  ((await agent.call('listAgentTransfers', { query })).envelope.value as unknown as Paged<AgentTransfer>).list;

/** Delivers all money in transit. */
const deliverTransfers = (): Promise<void> =>
  untilRead(gateway.database.db, 'transit', () => readToEnd(gateway.deps.db, transitCarrier));

/** Creates an agent with 10,000.00 and an agent below. */
async function pair(): Promise<{ agent: TestAgent; below: TestAgent }> {
  const agent = await createAgent(gateway);
  await agent.fund(1_000_000n);
  return { agent, below: await agent.opened('7') };
}

describe('a transfer to one’s team', () => {
  it('AGT-04 debits the sender at once, credits the receiver after transit, and is recorded for both', async () => {
    const { agent, below } = await pair();
    const further = await below.opened('1', 'agent');
    const sent = await send(agent, nameOf(further), '250.50');
    expect(sent).toMatchObject({
      success: true,
      value: { account: nameOf(further), direction: 'out', amount: '250.50', state: 'SENT', batchId: null },
    });
    expect([await free(agent), await free(further)]).toEqual([974_950n, 0n]);
    await deliverTransfers();
    expect(await free(further)).toBe(25_050n);
    expect(await transfers(agent)).toMatchObject([{ direction: 'out', state: 'RECEIVED', amount: '250.50' }]);
    expect(await transfers(further)).toMatchObject([{ account: nameOf(agent), direction: 'in', state: 'RECEIVED' }]);
    expect(await transfers(agent, { direction: 'in' })).toEqual([]);
    expect(await transfers(agent, { account: nameOf(below) })).toEqual([]);
    const record = await agent.call('listTransactions', { query: { kind: 'TRANSFER' } });
    expect(record.envelope.value).toMatchObject({ list: [{ amount: '-250.50' }] });
    expect((await agent.call('getTransferTerms')).envelope.value).toEqual({
      isAvailable: true,
      currency: 'THB',
      available: '9749.50',
      minAmount: '10.00',
      maxAmount: '5000.00',
      dailyMaxAmount: '20000.00',
      dailyLeft: '19749.50',
      maxLines: 1_000,
      hasPaymentPassword: true,
    } satisfies TransferTerms);
  });

  it('AGT-04 requires the payment password, an amount within the limits, and an open account of the team', async () => {
    const { agent, below } = await pair();
    const name = nameOf(below);
    expect(await send(agent, name, '100', newKey(), '111999')).toMatchObject({ errorCode: 'payment_password.wrong' });
    expect(await send(below, nameOf(agent), '100')).toMatchObject({ errorCode: 'payment_password.not_set' });
    expect(await send(agent, name, '9.99')).toMatchObject({ errorCode: 'wallet.amount_below_minimum' });
    expect(await send(agent, name, '5000.01')).toMatchObject({ errorCode: 'wallet.amount_above_maximum' });
    const stranger = await createAgent(gateway);
    for (const to of [nameOf(stranger), nameOf(agent), 'nobody'])
      expect(await send(agent, to, '100')).toMatchObject({ errorCode: 'agent.not_in_team' });
    await gateway.database.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('id', '=', below.session.account.id)
      .execute();
    expect(await send(agent, name, '100')).toMatchObject({ errorCode: 'agent.transfer_unavailable' });
    expect(await free(agent)).toBe(1_000_000n);
  });

  it('AGT-04 is made once for each key, also concurrently, and refused for a known key with another body', async () => {
    const { agent, below } = await pair();
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(agent, nameOf(below), '300', key)));
    const ids = answers.map((answer) => (answer.value as unknown as AgentTransfer | undefined)?.transferId);
    expect(new Set(ids).size).toBe(1);
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await free(agent)).toBe(970_000n);
    expect(await send(agent, nameOf(below), '301', key)).toMatchObject({ errorCode: 'request.idempotency_conflict' });
    expect(await sendBatch(agent, [[nameOf(below), '300']], key)).toMatchObject({
      errorCode: 'request.idempotency_conflict',
    });
    expect(await free(agent)).toBe(970_000n);
  });

  it('AGT-04 stays within the daily limit and the balance under concurrent requests', async () => {
    const { agent, below } = await pair();
    await agent.fund(4_000_000n);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(agent, nameOf(below), '5000')));
    const codes = answers.map((answer) => (answer.success ? 'sent' : answer.errorCode));
    expect(codes.filter((code) => code === 'sent')).toHaveLength(4);
    expect(codes.filter((code) => code === 'agent.transfer_daily_limit')).toHaveLength(1);
    expect(await free(agent)).toBe(3_000_000n);
    // A transfer that is refused for the balance does not count for the day.
    const limited = await pair();
    await send(limited.agent, nameOf(limited.below), '5000');
    await send(limited.agent, nameOf(limited.below), '4990');
    expect(await send(limited.agent, nameOf(limited.below), '10.01')).toMatchObject({
      errorCode: 'wallet.insufficient_balance',
    });
    expect((await limited.agent.call('getTransferTerms')).envelope.value).toMatchObject({ dailyLeft: '10010.00' });
  });
});

describe('a batch of transfers', () => {
  it('AGT-04 reports errors line by line, and moves nothing', async () => {
    const { agent, below } = await pair();
    const stranger = await createAgent(gateway);
    const name = nameOf(below);
    const text = [
      `${name}, 100, thanks`,
      '',
      'no amount',
      `${nameOf(stranger)};100`,
      'nobody\t100\tfor nothing',
      `${name.toUpperCase()},50`,
      `${nameOf(agent)},50`,
    ].join('\n');
    const preview = (await agent.call('previewBatchTransfer', { body: { text } })).envelope
      .value as unknown as BatchPreview;
    expect(preview.lines.map(({ line, error }) => [line, error])).toEqual([
      [1, null],
      [3, 'format'],
      [4, 'account_unknown'],
      [5, 'account_unknown'],
      [6, 'duplicate'],
      [7, 'account_unknown'],
    ]);
    expect(preview).toMatchObject({ count: 1, total: '100.00', isCovered: true });
    expect(preview.lines[0]).toMatchObject({ to: name, amount: '100', note: 'thanks' });
    const long = Array.from({ length: 1_001 }, (_, index) => `a${index},1`).join('\n');
    expect((await agent.call('previewBatchTransfer', { body: { text: long } })).envelope).toMatchObject({
      errorCode: 'agent.batch_too_long',
    });
    expect(await free(agent)).toBe(1_000_000n);
  });

  it('AGT-04 of 1,000 lines is sent whole or not at all, and once', async () => {
    const agent = await createAgent(gateway);
    await agent.fund(1_500_000n);
    const tree = await createTree(gateway.database.db, {
      members: 1_000,
      agents: 1,
      depth: 1,
      seed: 11,
      prefix: 'batch',
      parentId: agent.session.account.id,
    });
    const members = tree.filter(({ type }) => type === 0).map(({ account }) => account);
    const lines = members.map((account) => [account, '15'] as const);
    const bad = lines.map((line, index) => (index === 617 ? (['nobody', '15'] as const) : line));
    expect(await sendBatch(agent, bad)).toMatchObject({ errorCode: 'agent.not_in_team' });
    const tooExpensive = lines.map(([account], index) => [account, index === 999 ? '15.01' : '15'] as const);
    expect(await sendBatch(agent, tooExpensive)).toMatchObject({ errorCode: 'wallet.insufficient_balance' });
    expect(await free(agent)).toBe(1_500_000n);
    expect(await transfers(agent)).toEqual([]);

    const key = newKey();
    const sent = await sendBatch(agent, lines, key);
    expect(sent).toMatchObject({ success: true, value: { count: 1_000, total: '15000.00', currency: 'THB' } });
    expect(await sendBatch(agent, lines, key)).toEqual(sent);
    expect(await free(agent)).toBe(0n);
    await deliverTransfers();
    const { rows } = await gateway.database.pool.query<{ count: string }>(
      `select count(*) from ledger_transfer where kind = 'receive' and amount = 1500 and status = 'OK'`,
    );
    expect(Number(rows[0]?.count)).toBe(1_000);
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });

  it('AGT-04 is refused as a whole if a concurrent one has used the balance', async () => {
    const { agent, below } = await pair();
    const other = await agent.opened('1', 'member');
    const lines = [
      [nameOf(below), '3000'],
      [nameOf(other), '3000'],
    ] as const;
    const answers = await Promise.all([sendBatch(agent, lines), sendBatch(agent, lines)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'wallet.insufficient_balance' });
    expect(await free(agent)).toBe(400_000n);
    expect(await transfers(agent)).toHaveLength(2);
    expect(await sendBatch(agent, [lines[0], lines[0]])).toMatchObject({ errorCode: 'request.invalid' });
  });
});
