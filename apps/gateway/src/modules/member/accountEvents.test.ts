import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { readToEnd, type OutboxLine } from '../ledger/watch/outboxReader.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { publishAccountEvent } from './accountEvents.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Lists the topics of an account that a reader of the outbox sees, in order. */
async function topicsOf(accountId: string): Promise<string[]> {
  const seen: OutboxLine[] = [];
  const reader = { name: `test-${accountId}`, publish: (lines: readonly OutboxLine[]) => void seen.push(...lines) };
  await untilRead(gateway.database.db, reader.name, () => readToEnd(gateway.deps.db, reader));
  return seen.filter(({ owner }) => owner === accountId).map(({ topic }) => topic);
}

it('readers of the outbox see a registration, a login and a new password, each once', async () => {
  const session = await gateway.login();
  await gateway.app.gateway.services.sessions.open({
    accountId: session.account.id,
    device: 'test',
    clientAddress: '127.0.0.1',
    isLogin: true,
  });
  await gateway.app.gateway.services.accounts.setPassword(session.account.id, 'Another#Horse8');
  expect(await topicsOf(session.account.id)).toEqual([
    'account.registered',
    'account.login',
    'account.password_changed',
  ]);
});

it('an event of a transaction that is rolled back is not emitted', async () => {
  const account = await gateway.createAccount();
  const player = { accountId: account.id, merchantCode: account.merchant_code };
  const broken = gateway.deps.db.transaction().execute(async (transaction) => {
    await publishAccountEvent(transaction, { ...player, event: 'bank_card_added' });
    throw new Error('the change fails');
  });
  await expect(broken).rejects.toThrow('the change fails');
  expect(await topicsOf(account.id)).toEqual(['account.registered']);
});
