import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import {
  createMessageService,
  type DeliveryOutcome,
  type MessageSender,
  type NewMessage,
  type OutgoingMessage,
} from './message.service.ts';

// The expected figures, repeated in the test.
const SMS_AT_ONCE = 50;
const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 6;
const MESSAGE_RETENTION_MS = 7 * 24 * 3_600_000;

let gateway: TestGateway;
let refused: object[];

beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  refused = [];
  await gateway.deps.db.deleteFrom('message').execute();
});

/** Creates a sender that records messages and gives the set answers. */
function recordingSender(
  answer: (message: OutgoingMessage) => Promise<DeliveryOutcome> = () => Promise.resolve('delivered'),
) {
  const given: OutgoingMessage[] = [];
  const sender: MessageSender = {
    deliver(message) {
      given.push(message);
      return answer(message);
    },
    close() {},
  };
  return { given, sender };
}

function serviceWith(sms: MessageSender) {
  const service = createMessageService({
    ...gateway.deps,
    senders: { sms },
    onRefused: (message) => refused.push(message),
  });
  return {
    ...service,
    async deliverDue() {
      await service.tidy();
      await service.deliverDue('sms');
    },
  };
}

const message = (change: Partial<NewMessage> = {}): NewMessage => ({
  merchantCode: 'NORTH',
  channel: 'sms',
  to: '+66812345678',
  text: '123456 is your code',
  expiresAt: gateway.deps.clock() + 600_000,
  ...change,
});

const rows = () =>
  gateway.deps.db.selectFrom('message').select(['state', 'body', 'html', 'attempts']).orderBy('created_at').execute();

describe('messages', () => {
  it('are delivered once when several gateways poll in parallel', async () => {
    const { given, sender } = recordingSender();
    const gateways = Array.from({ length: 4 }, () => serviceWith(sender));
    for (let index = 0; index < 30; index += 1) await gateways[0]?.send(message({ to: `+6681234${1000 + index}` }));
    while (given.length < 30) await Promise.all(gateways.map((each) => each.deliverDue()));
    await Promise.all(gateways.map((one) => one.deliverDue()));
    expect(given.map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `+6681234${1000 + index}`),
    );
  });

  it('lose their text after delivery', async () => {
    const { given, sender } = recordingSender();
    const service = serviceWith(sender);
    await service.send(message({ html: '<b>123456</b>' }));
    await service.deliverDue();
    expect(given).toMatchObject([{ to: '+66812345678', text: '123456 is your code' }]);
    expect(await rows()).toEqual([{ state: 'delivered', body: null, html: null, attempts: 1 }]);
  });

  it('are redelivered when the lease of a crashed gateway expires', async () => {
    const crashed = recordingSender(() => new Promise<never>(() => {}));
    const service = serviceWith(crashed.sender);
    await service.send(message());
    void service.deliverDue();
    await expect.poll(() => crashed.given).toHaveLength(1);
    const { given, sender } = recordingSender();
    const other = serviceWith(sender);
    await other.deliverDue();
    expect(given).toEqual([]);
    gateway.advance(LEASE_MS - 10_000);
    await other.deliverDue();
    expect(given).toEqual([]);
    gateway.advance(10_000);
    await other.deliverDue();
    expect(given.map(({ id }) => id)).toEqual(crashed.given.map(({ id }) => id));
  });

  it('are retried with a delay and refused after the last attempt', async () => {
    const { given, sender } = recordingSender(() => Promise.resolve('later'));
    const service = serviceWith(sender);
    await service.send(message({ expiresAt: gateway.deps.clock() + 3_600_000 }));
    await service.deliverDue();
    await service.deliverDue();
    expect(given).toHaveLength(1);
    gateway.advance(4_000);
    await service.deliverDue();
    gateway.advance(4_000);
    await service.deliverDue();
    expect(given).toHaveLength(2);
    for (let tried = 0; tried < MAX_ATTEMPTS + 2; tried += 1) {
      gateway.advance(200_000);
      await service.deliverDue();
    }
    expect(given).toHaveLength(MAX_ATTEMPTS);
    expect(await rows()).toEqual([{ state: 'refused', body: null, html: null, attempts: MAX_ATTEMPTS }]);
    expect(JSON.stringify(refused)).not.toMatch(/123456|66812345678/);
    expect(refused).toMatchObject([{ channel: 'sms', attempts: MAX_ATTEMPTS }]);
  });

  it('are all delivered when they exceed the batch size', async () => {
    const { given, sender } = recordingSender();
    const service = serviceWith(sender);
    for (let index = 0; index < SMS_AT_ONCE * 2 + 3; index += 1) await service.send(message());
    await service.deliverDue();
    expect(given).toHaveLength(SMS_AT_ONCE * 2 + 3);
  });

  it('stay queued when the sender throws', async () => {
    const { given, sender } = recordingSender(() => Promise.reject(new Error('the line is cut')));
    const service = serviceWith(sender);
    await service.send(message());
    await service.deliverDue();
    expect(given).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'waiting', body: '123456 is your code' }]);
  });

  it('are not retried after a refusal', async () => {
    const { given, sender } = recordingSender(() => Promise.resolve('refused'));
    const service = serviceWith(sender);
    await service.send(message());
    await service.deliverDue();
    gateway.advance(600_000);
    await service.deliverDue();
    expect(given).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'refused', body: null }]);
  });

  it('PSW-06 marked as decoys are stored like the others and dropped without delivery', async () => {
    const { given, sender } = recordingSender();
    const service = serviceWith(sender);
    await service.send(message({ isDecoy: true }));
    expect(await rows()).toMatchObject([{ state: 'waiting', body: '123456 is your code' }]);
    await service.deliverDue();
    expect(given).toEqual([]);
    expect(await rows()).toEqual([{ state: 'dropped', body: null, html: null, attempts: 0 }]);
    expect(await service.listNewest(10)).toEqual([]);
  });

  it('expire without delivery and lose their text', async () => {
    const service = createMessageService({ ...gateway.deps, senders: {}, onRefused: () => {} });
    await service.send(message());
    await service.tidy();
    expect(await rows()).toMatchObject([{ state: 'waiting', body: '123456 is your code' }]);
    gateway.advance(600_000);
    const { given, sender } = recordingSender();
    await serviceWith(sender).deliverDue();
    expect(given).toEqual([]);
    expect(await rows()).toEqual([{ state: 'expired', body: null, html: null, attempts: 0 }]);
  });

  it('are not sent when their transaction is rolled back', async () => {
    const { given, sender } = recordingSender();
    const service = serviceWith(sender);
    const undone = gateway.deps.db.transaction().execute(async (transaction) => {
      await service.send(message(), transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await service.deliverDue();
    expect(given).toEqual([]);
  });

  it('are deleted after seven days', async () => {
    const { sender } = recordingSender();
    const service = serviceWith(sender);
    await service.send(message());
    await service.deliverDue();
    gateway.advance(MESSAGE_RETENTION_MS - 60_000);
    await service.deliverDue();
    expect(await rows()).toHaveLength(1);
    gateway.advance(60_001);
    await service.deliverDue();
    expect(await rows()).toEqual([]);
  });
});
