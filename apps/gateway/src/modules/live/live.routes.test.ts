import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes, type AccountEvent } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { creditTestBalance } from '../provider/testing/testVendor.ts';
import { publishOffer, ruleOf } from '../reward/testing/rewardFixture.ts';
import { openStream, type OpenStream } from './testing/openStream.ts';
import { createWithdrawer } from '../withdrawal/testing/withdrawer.ts';

const ADDRESS_BUDGET = 12;

let gateway: TestGateway;
let url: string;
const open: OpenStream[] = [];
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustedProxies: ['127.0.0.1'], isZeroConfiguration: true } });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.close();
  await vi.waitUntil(() => live().openCount() === 0, { timeout: 20_000 });
});
afterAll(() => gateway.close());

const live = () => gateway.app.gateway.services.live;
const publish = (accountId: string) =>
  gateway.app.gateway.services.ledgerEvents.publish({ accountId, topic: 'test', transferId: null });

async function follow(session: TestSession, headers?: Record<string, string>, at = url): Promise<OpenStream> {
  const stream = await openStream(at, session, headers);
  open.push(stream);
  return stream;
}

/** Opens a stream and reads its greeting and the current state. */
async function followed(session: TestSession, headers?: Record<string, string>): Promise<OpenStream> {
  const stream = await follow(session, headers);
  await stream.nextBalance();
  return stream;
}

describe('the live balance', () => {
  it('WAL-01 starts with the same balance as getBalance', async () => {
    const session = await gateway.login();
    await creditTestBalance(gateway, session.account.id, 1_250n);
    const stream = await follow(session);
    expect(await stream.next()).toEqual({ event: 'hello', data: { retryMs: 1_000 } });
    expect(await stream.next()).toEqual({
      event: 'balance',
      data: (await gateway.call('getBalance', { session })).envelope.value,
    });
  });

  it('GW-01 WAL-01 is sent again after a committed change', async () => {
    const session = await gateway.login();
    const stream = await followed(session);
    await creditTestBalance(gateway, session.account.id, 500n);
    publish(session.account.id);
    expect(await stream.nextBalance()).toEqual({ sumBalance: '5.00', currency: 'THB' });
  });

  it('WAL-01 coalesces many changes and always sends the last balance', async () => {
    const session = await gateway.login();
    const stream = await followed(session);
    const reads = vi.spyOn(gateway.app.gateway.services.wallet, 'balanceOf');
    for (let count = 0; count < 20; count += 1) {
      await creditTestBalance(gateway, session.account.id, 100n);
      publish(session.account.id);
    }
    const shown: string[] = [];
    for (let balance = await stream.nextBalance(); balance !== undefined; balance = await stream.nextBalance()) {
      shown.push(balance.sumBalance);
      if (balance.sumBalance === '20.00') break;
    }
    expect(shown.at(-1)).toBe('20.00');
    expect(reads.mock.calls.length).toBe(shown.length);
    expect(shown.length).toBeLessThan(20);
    reads.mockRestore();
  });

  it('WAL-01 is read again after a failed read', async () => {
    const session = await gateway.login();
    const stream = await followed(session);
    const reads = vi.spyOn(gateway.app.gateway.services.wallet, 'balanceOf').mockRejectedValueOnce(new Error('away'));
    await creditTestBalance(gateway, session.account.id, 700n);
    publish(session.account.id);
    expect(await stream.nextBalance()).toMatchObject({ sumBalance: '7.00' });
    reads.mockRestore();
  });

  it('WAL-06 contains no changes of other accounts', async () => {
    const [mine, other] = [await gateway.login(), await gateway.login()];
    const stream = await followed(mine);
    const theirs = await followed(other);
    await creditTestBalance(gateway, other.account.id, 900n);
    publish(other.account.id);
    expect(await theirs.nextBalance()).toMatchObject({ sumBalance: '9.00' });
    await creditTestBalance(gateway, mine.account.id, 100n);
    publish(mine.account.id);
    // The next balance is the stream's own account's.
    expect(await stream.nextBalance()).toMatchObject({ sumBalance: '1.00' });
  });

  it('is not cached, buffered by proxies or compressed', async () => {
    const { headers } = await followed(await gateway.login(), { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect((await gateway.app.inject({ method: 'HEAD', url: routes.followAccount.path })).statusCode).toBe(404);
  });
});

describe('a live stream', () => {
  it('AUTH-11 ends when the player logs out', async () => {
    const session = await gateway.login();
    const stream = await followed(session);
    await gateway.call('logout', { session });
    expect(await stream.last()).toMatchObject({ event: 'bye' });
    expect((await follow(session)).status).toBe(401);
  });

  it('AUTH-18 ends when another device ends its session, while the stream of that device stays open', async () => {
    const session = await gateway.login();
    const elsewhere = {
      ...session,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: session.account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    const [stays, goes] = [await followed(session), await followed(elsewhere)];
    await gateway.call('endOtherSessions', { session });
    expect(await goes.last()).toMatchObject({ event: 'bye' });
    publish(session.account.id);
    expect(await stays.nextBalance()).toBeDefined();
  });

  it('AUTH-09 does not count as activity and ends when its session times out', async () => {
    const session = await gateway.login();
    gateway.advance(gateway.deps.config.sessionIdleMs - 10_000);
    const stream = await followed(session);
    await live().sweep();
    expect(live().openCount()).toBe(1);
    gateway.advance(20_000);
    await live().sweep();
    expect(await stream.last()).toMatchObject({ event: 'bye' });
  });

  it('ends after 15 minutes with a reconnect delay', async () => {
    const session = await gateway.login();
    const stream = await followed(session);
    gateway.advance(14 * 60_000);
    await live().sweep();
    expect(live().openCount()).toBe(1);
    gateway.advance(60_000);
    await live().sweep();
    expect(await stream.last()).toEqual({ event: 'bye', data: { retryMs: 1_000 } });
  });

  it('ends when its session opens a fifth stream and it is the oldest', async () => {
    const session = await gateway.login();
    const first = await followed(session);
    const others = [await followed(session), await followed(session), await followed(session)];
    const fifth = await followed(session);
    expect(await first.last()).toEqual({ event: 'bye', data: { retryMs: 60_000 } });
    await creditTestBalance(gateway, session.account.id, 300n);
    publish(session.account.id);
    for (const stream of [...others, fifth]) {
      let balance = await stream.nextBalance();
      while (balance?.sumBalance === '0.00') balance = await stream.nextBalance();
      expect(balance).toMatchObject({ sumBalance: '3.00' });
    }
  });
});

describe('the record change event', () => {
  const nextChange = async (stream: OpenStream) => {
    for (let event = await stream.next(); event !== undefined; event = await stream.next())
      // Messages arrive a moment after their event.
      if (event.event === 'changed' && event.data.what !== 'messages') return event.data;
    return undefined;
  };

  it('GW-01 WAL-04 is sent when an operator approves a withdrawal', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalId: id } = await player.made();
    const stream = await followed(player.session);
    expect(await gateway.app.gateway.services.withdrawalDesk.approve({ id, operator: 'operator01' })).toBe('OK');
    expect(await nextChange(stream)).toEqual({ what: 'withdrawals' });
    // The gateway may have continued the payment by itself.
    expect((await player.read(id)).state).toMatch(/^(?:APPROVED|PAYING|PAID)$/);
  });

  it('GW-01 WAL-03 is sent when a deposit is credited, and only to its account', async () => {
    const [session, other] = [await gateway.login(), await gateway.login()];
    const [stream, foreign] = [await followed(session), await followed(other)];
    gateway.app.gateway.services.ledgerEvents.publish({
      accountId: session.account.id,
      topic: 'ledger.deposit',
      transferId: null,
    });
    expect(await nextChange(stream)).toEqual({ what: 'deposits' });
    publish(other.account.id);
    const received: string[] = [];
    for (let event = await foreign.next(); event !== undefined; event = await foreign.next()) {
      if (event.event === 'balance') break;
      if (event.event === 'changed') received.push(event.data.what);
    }
    expect(received).not.toContain('deposits');
  });
});

describe('the board change event', () => {
  it('GW-01 PROMO-06 is sent to the pages of the merchant whose board changed, and to no other', async () => {
    const session = await gateway.login();
    const stream = await followed(session);
    const { boardEvents } = gateway.app.gateway.services;
    const receiveUntil = async (isEnd: (event: AccountEvent) => boolean): Promise<string[]> => {
      const received: string[] = [];
      for (let event = await stream.next(); event !== undefined; event = await stream.next()) {
        if (event.event === 'changed') received.push(event.data.what);
        if (isEnd(event)) break;
      }
      return received;
    };
    boardEvents.publish({ merchantCode: 'SOUTH', code: 'race' });
    await creditTestBalance(gateway, session.account.id, 700n);
    publish(session.account.id);
    expect(await receiveUntil(({ event, data }) => event === 'balance' && data.sumBalance === '7.00')).not.toContain(
      'contests',
    );
    boardEvents.publish({ merchantCode: 'NORTH', code: 'race' });
    expect(await receiveUntil(({ event, data }) => event === 'changed' && data.what === 'contests')).toContain(
      'contests',
    );
  });
});

describe('the content change event', () => {
  const isContent = async (stream: OpenStream): Promise<boolean> => {
    for (let event = await stream.next(); event !== undefined; event = await stream.next())
      if (event.event === 'changed' && event.data.what !== 'messages') return event.data.what === 'content';
    return false;
  };

  it('GW-01 PROMO-06 is sent to every page when an offer is published', async () => {
    const [first, second] = [await followed(await gateway.login()), await followed(await gateway.login())];
    await publishOffer(gateway, 'published-now', ruleOf());
    expect([await isContent(first), await isContent(second)]).toEqual([true, true]);
  });
});

describe('streams of one IP address', () => {
  it('are limited in number without affecting another address', async () => {
    const few = await createTestGateway({
      config: { trustedProxies: ['127.0.0.1'], rateLimitPerMinute: ADDRESS_BUDGET },
    });
    const at = await few.app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      for (let count = 0; count < ADDRESS_BUDGET; count += 1)
        expect((await follow(await few.login(), from('198.51.100.7'), at)).status).toBe(200);
      // A minute later calls are within the limit again; the streams are still open.
      few.advance(61_000);
      const refused = await follow(await few.login(), from('198.51.100.7'), at);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
      expect((await follow(await few.login(), from('198.51.100.8'), at)).status).toBe(200);
    } finally {
      await few.close();
    }
  });
});

describe('a stopping gateway', () => {
  it('sends its streams a bye event and does not wait for them', async () => {
    const stopping = await createTestGateway();
    const at = await stopping.app.listen({ host: '127.0.0.1', port: 0 });
    const stream = await follow(await stopping.login(), {}, at);
    await stream.nextBalance();
    const [last] = await Promise.all([stream.last(), stopping.close()]);
    expect(last).toEqual({ event: 'bye', data: { retryMs: 1_000 } });
  });
});
