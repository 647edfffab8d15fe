import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnreadCounts } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { createDepositor, offerDeposits, slipPicture } from '../deposit/testing/depositor.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { createWithdrawer } from '../withdrawal/testing/withdrawer.ts';
import { INBOX_READER, createInboxWork } from './inboxReader.ts';
import { openInbox } from './testing/inboxReading.ts';

let gateway: TestGateway;
let inbox: Awaited<ReturnType<typeof openInbox>>;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await offerDeposits(gateway);
  inbox = await openInbox(gateway);
});
afterAll(() => gateway.close());

const services = () => gateway.app.gateway.services;
const owner = () => gateway.database.db;

const logIn = (session: TestSession, userAgent: string) =>
  services().sessions.open({
    accountId: session.account.id,
    device: 'test',
    clientAddress: '127.0.0.1',
    headers: { 'user-agent': userAgent },
    isLogin: true,
  });

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('messages about money', () => {
  it('SVC-04 report a credited deposit and a refused one, in the language of the reader', async () => {
    const depositor = await createDepositor(gateway);
    const { depositDesk } = services();
    const first = await depositor.create();
    await depositor.sendSlip(first.orderId, await slipPicture());
    expect(await depositDesk.approve({ id: first.orderId, operator: 'malee' })).toBe('OK');
    const second = await depositor.create({ amount: '500' });
    await depositDesk.refuse({ id: second.orderId, operator: 'malee', reason: 'not_received' });
    const [refused, credited] = await inbox.messagesOf(depositor.session);
    expect(credited).toMatchObject({ type: 'money', title: 'Deposit of ฿1,000.00 received', read: false });
    expect(refused).toMatchObject({
      title: 'Deposit of ฿500.00 failed',
      content: expect.stringContaining('No such payment arrived'),
      link: '/m/voucherCenter',
    });
    expect(await inbox.titlesOf(depositor.session, 'TY')).toEqual(['ฝากเงิน ฿500.00 ไม่สำเร็จ', 'ได้รับเงินฝาก ฿1,000.00']);
    expect(await inbox.titlesOf(depositor.session, 'CN')).toEqual(['存款 ฿500.00 未成功', '存款 ฿1,000.00 已到账']);
  });

  it('SVC-04 report each state of a withdrawal that a player waits for', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalDesk } = services();
    const first = await player.made();
    await withdrawalDesk.approve({ id: first.withdrawalId, operator: 'malee' });
    const second = await player.made();
    await withdrawalDesk.refuse({ id: second.withdrawalId, operator: 'malee', reason: 'documents' });
    const third = await player.made();
    await player.cancel(third.withdrawalId);
    const money = (await inbox.messagesOf(player.session)).filter(({ type }) => type === 'money');
    expect(money.map(({ title }) => title.replace('Withdrawal of ฿1,000.00 ', '')).toSorted()).toEqual([
      'approved',
      'cancelled',
      'is being checked',
      'is being checked',
      'is being checked',
      'refused',
    ]);
    expect(money.find(({ title }) => title.endsWith('refused'))?.content).toContain('We need documents');
    expect(money.find(({ title }) => title.endsWith('approved'))?.content).toMatch(/Kasikorn.*\d{4}/);
  });
});

describe('messages about safety', () => {
  it('SVC-04 report a login from a new device, but not from the first one or a known one', async () => {
    const session = await gateway.login();
    await logIn(session, chrome);
    await logIn(session, chrome);
    expect(await inbox.titlesOf(session)).toEqual([]);
    await logIn(session, safari);
    await logIn(session, safari);
    const titles = await inbox.titlesOf(session);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toMatch(/^New device: .*iPhone|^New device: .*Safari/);
  });

  it('SVC-04 report changed passwords and contacts', async () => {
    const session = await gateway.login();
    const { accounts } = services();
    await accounts.setPassword(session.account.id, 'Another#Horse8');
    await accounts.setPaymentPassword(session.account.id, '135791');
    await accounts.setEmail(session.account.id, 'somebody@example.test');
    expect((await inbox.titlesOf(session)).toSorted()).toEqual([
      'Password changed',
      'Payment password changed',
      'Phone or email changed',
    ]);
    expect((await inbox.messagesOf(session)).filter(({ type }) => type === 'security')).toHaveLength(3);
  });
});

describe('messages about contests, agents, service and identity', () => {
  const contract = { kind: 'daily_salary', contractId: '00000000-0000-4000-8000-0000000000c1' };
  const bill = { ...contract, billId: '00000000-0000-4000-8000-0000000000b1', currency: 'THB', amount: '20000' };

  it('SVC-04 notify the winner of a tournament', async () => {
    const session = await gateway.login();
    await inbox.publish(session, 'reward.claimed', {
      source: 'tournament',
      sourceId: 'night-race',
      rewardId: '00000000-0000-4000-8000-0000000000d1',
      amount: '50000',
      currency: 'THB',
      title: { EN: 'Night race', TY: 'ศึกราตรี' },
    });
    expect(await inbox.titlesOf(session)).toEqual(['You won ฿500.00: Night race']);
    expect((await inbox.messagesOf(session))[0]?.link).toBe('/m/contests');
  });

  it('SVC-04 ask the payee of a contract to answer, and notify both sides when it is signed', async () => {
    const [payee, payer] = [await gateway.login(), await gateway.login()];
    for (const state of ['PENDING', 'ACTIVE']) {
      await inbox.publish(payee, 'agent.contract', { ...contract, state, side: 'payee' });
      await inbox.publish(payer, 'agent.contract', { ...contract, state, side: 'payer' });
    }
    expect((await inbox.titlesOf(payee)).toSorted()).toEqual([
      'A contract waits for you: Daily salary',
      'Contract signed: Daily salary',
    ]);
    expect(await inbox.titlesOf(payer, 'TY')).toEqual(['ลงนามสัญญาแล้ว: เงินเดือนรายวัน']);
  });

  it('SVC-04 report each part of a bill once, however often its event is delivered', async () => {
    const session = await gateway.login();
    const parts = [
      { ...bill, state: 'UNAPPROVED', paid: '0' },
      { ...bill, state: 'PARTIAL', paid: '5000' },
      { ...bill, state: 'PARTIAL', paid: '5000' },
      { ...bill, state: 'PAID', paid: '20000' },
    ];
    for (const part of parts) await inbox.publish(session, 'agent.bill', part);
    expect((await inbox.titlesOf(session)).toSorted()).toEqual([
      '฿200.00 received: Daily salary',
      '฿50.00 received so far: Daily salary',
    ]);
  });

  it('SVC-04 report a negative correction as such, and once', async () => {
    const session = await gateway.login();
    const correction = { ...bill, amount: '-8976' };
    await inbox.publish(session, 'agent.bill', { ...correction, state: 'COLLECTABLE', paid: '0' });
    await inbox.publish(session, 'agent.bill', { ...correction, state: 'PAID', paid: '-8976' });
    expect(await inbox.titlesOf(session)).toEqual(['Correction of -฿89.76: Daily salary']);
  });

  it('SVC-04 report an answer in the chat that the player has not read', async () => {
    const session = await gateway.login();
    const ask = () => gateway.call('sendChatMessage', { session, body: { key: crypto.randomUUID(), text: 'Hello' } });
    const answer = () =>
      services().chatDesk.answer({ accountId: session.account.id, operator: 'malee', text: 'Hello.' });
    await ask();
    await answer();
    await answer();
    expect(await inbox.titlesOf(session)).toEqual(['Customer service has answered']);
    await ask();
    await answer();
    // A player who writes has read the earlier messages.
    await ask();
    expect(await inbox.titlesOf(session)).toEqual(['Customer service has answered']);
  });

  it('SVC-04 explain why documents were not accepted', async () => {
    const session = await gateway.login();
    await inbox.publish(session, 'account.identity_refused', { reason: 'document_expired' });
    const [message] = await inbox.messagesOf(session, 'TY');
    expect([message?.title, message?.link]).toEqual(['เอกสารของคุณไม่ผ่าน', '/m/securityCenter/identity']);
    expect(message?.content).toContain('เอกสารหมดอายุ');
  });
});

describe('the reader of messages', () => {
  it('SVC-04 writes no message twice if all events are delivered again, not even a deleted one', async () => {
    const session = await gateway.login();
    await services().accounts.setPassword(session.account.id, 'Another#Horse8');
    const [message, ...rest] = await inbox.messagesOf(session);
    await gateway.call('deleteMessage', { session, params: { messageId: message?.id ?? '' } });
    await sql`update ledger_outbox_reader set tx = '0' where name = ${INBOX_READER}`.execute(owner());
    expect(await inbox.messagesOf(session)).toEqual(rest);
  });

  it('SVC-04 removes messages after half a year, and a replay does not restore them', async () => {
    const session = await gateway.login();
    const fresh = await gateway.login();
    const halfAYear = 181 * 86_400_000;
    const written = new Date(Date.now() + halfAYear);
    await sql`update ledger_outbox set created_at = ${written} where owner = ${fresh.account.id}`.execute(owner());
    expect(await inbox.messagesOf(session)).toHaveLength(1);
    const { db, clock } = gateway.deps;
    const { merchants, ledgerEvents } = services();
    const later = createInboxWork({ db, clock: () => clock() + halfAYear, merchants, ledgerEvents });
    await later.sweep();
    await sql`update ledger_outbox_reader set tx = '0' where name = ${INBOX_READER}`.execute(owner());
    await untilRead(gateway.database.db, INBOX_READER, () => later.readOutbox());
    expect(await inbox.messagesOf(session)).toEqual([]);
    expect(await inbox.messagesOf(fresh)).toHaveLength(1);
  });

  it('SVC-04 orders by the time of events, whenever they were delivered', async () => {
    const session = await gateway.login();
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    for (const [id, minutes] of [
      ['000000000001', 20],
      ['000000000002', 10],
    ] as const) {
      await inbox.publish(session, 'reward.expired', {
        rewardId: `00000000-0000-4000-8000-${id}`,
        title: { EN: `at ${minutes}` },
        amount: '100',
        currency: 'THB',
      });
      await sql`update ledger_outbox set created_at = ${at(minutes)} where owner = ${session.account.id} and payload ->> 'rewardId' like ${`%${id}`}`.execute(
        owner(),
      );
    }
    expect(await inbox.titlesOf(session)).toEqual(['Not claimed in time: at 20', 'Not claimed in time: at 10']);
  });

  it('SVC-04 lists messages of one moment in the order of their events', async () => {
    const session = await gateway.login();
    const titles = ['first', 'second', 'third', 'fourth', 'fifth'];
    for (const [index, title] of titles.entries())
      await inbox.publish(session, 'reward.expired', {
        rewardId: `00000000-0000-4000-8000-00000000010${index}`,
        title: { EN: title },
        amount: '100',
        currency: 'THB',
      });
    await sql`update ledger_outbox set created_at = now() where owner = ${session.account.id} and topic = 'reward.expired'`.execute(
      owner(),
    );
    expect(await inbox.titlesOf(session)).toEqual(titles.map((title) => `Not claimed in time: ${title}`).toReversed());
  });

  it('SVC-04 writes each message once when several gateways read at once', async () => {
    const session = await gateway.login();
    const { db, clock } = gateway.deps;
    const { merchants, ledgerEvents } = services();
    const work = () => createInboxWork({ db, clock, merchants, ledgerEvents }).readOutbox();
    for (const email of ['a@example.test', 'b@example.test', 'c@example.test'])
      await services().accounts.setEmail(session.account.id, `${session.account.account}-${email}`);
    await untilRead(gateway.database.db, INBOX_READER, async () => {
      await Promise.all([work(), work(), work(), work()]);
    });
    expect(await inbox.titlesOf(session)).toHaveLength(3);
  });

  it('SVC-04 writes each message once when its connection is killed before it stores its position', async () => {
    const session = await gateway.login();
    await inbox.readOutbox();
    await services().accounts.setPassword(session.account.id, 'Another#Horse8');
    await sql
      .raw(
        `create function kill_self() returns trigger language plpgsql security definer as $$
         begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
         create trigger kill_self before update on ledger_outbox_reader for each row when (new.name = '${INBOX_READER}') execute function kill_self()`,
      )
      .execute(owner());
    // A line is visible once no older transaction runs on the server.
    await expect(inbox.readOutbox()).rejects.toThrow(/terminat/);
    await sql`drop trigger kill_self on ledger_outbox_reader`.execute(owner());
    await sql`drop function kill_self()`.execute(owner());
    expect(await inbox.titlesOf(session)).toEqual(['Password changed']);
  });

  it('NOTE-05 notifies open pages of a new message after it is stored', async () => {
    const session = await gateway.login();
    await inbox.readOutbox();
    const counts: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const count = async () => {
      const { envelope } = await gateway.call('getUnreadCounts', { session });
      counts.push((envelope.value as UnreadCounts).inbox);
      resolve();
    };
    const stop = services().ledgerEvents.subscribe(({ accountId, topic }) => {
      if (accountId !== session.account.id || topic !== 'message.new') return;
      void count();
    });
    await services().accounts.setPassword(session.account.id, 'Another#Horse8');
    await inbox.readOutbox();
    await promise;
    stop();
    expect(counts).toEqual([2]);
  });
});
