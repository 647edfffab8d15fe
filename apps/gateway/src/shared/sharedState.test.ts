import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startTestRedis, type TestRedis } from '../testing/testRedis.ts';
import { createProcessState } from './processState.ts';
import { createRedisState } from './redisState.ts';
import { SharedStateError, type SharedState } from './sharedState.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(() => redis.stop());

const kinds = [
  ['in the process', () => createProcessState({ clock: Date.now })],
  ['in Redis', () => createRedisState({ url: redis.url, onError: () => undefined })],
] as const;

describe.each(kinds)('shared state %s', (_kind, create) => {
  let state: SharedState;
  let key: string;
  beforeAll(() => {
    state = create();
  });
  afterAll(() => state.close());
  const newKey = () => (key = `test:${crypto.randomUUID()}`);

  it('keeps a value until it is deleted', async () => {
    await state.put(newKey(), 'one', 60_000);
    await state.put(key, 'two', 60_000);
    expect(await state.get(key)).toBe('two');
    await state.forget(key);
    expect(await state.get(key)).toBeUndefined();
  });

  it('deletes a value when it expires', async () => {
    await state.put(newKey(), 'short', 1);
    await expect.poll(() => state.get(key)).toBeUndefined();
  });

  it('gives a value to exactly one of many concurrent takers', async () => {
    await state.put(newKey(), 'mine', 60_000);
    const taken = await Promise.all(Array.from({ length: 10 }, () => state.take(key)));
    expect(taken.filter((value) => value === 'mine')).toHaveLength(1);
  });

  it('API-03 accepts a nonce exactly once', async () => {
    newKey();
    const spent = await Promise.all(Array.from({ length: 10 }, () => state.spend(key, 60_000)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('delivers messages to the subscribers of a channel until they unsubscribe', async () => {
    newKey();
    const received: string[] = [];
    const other: string[] = [];
    const stop = state.subscribe(key, (message) => received.push(message));
    state.subscribe(key, (message) => other.push(message));
    state.subscribe(`${key}:2`, (message) => other.push(message));
    await expect.poll(async () => (await state.publish(key, 'one'), received)).toContain('one');
    stop();
    const count = received.length;
    await state.publish(key, 'two');
    await expect.poll(() => other).toContain('two');
    expect(received).toHaveLength(count);
  });

  it('counts hits against a rate limit and returns the retry delay', async () => {
    newKey();
    const hits = await Promise.all(Array.from({ length: 5 }, () => state.hit(key, 3, 60_000)));
    expect(hits.filter(({ isWithin }) => isWithin)).toHaveLength(3);
    const over = await state.hit(key, 3, 60_000);
    expect(over.isWithin).toBe(false);
    expect(over.retryAfterMs).toBeGreaterThan(0);
    expect(over.retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  it('resets a rate limit when its window ends', async () => {
    newKey();
    await state.hit(key, 1, 1);
    await expect.poll(async () => (await state.hit(key, 1, 1)).isWithin).toBe(true);
  });

  it('is reachable', async () => {
    expect(await state.isReachable()).toBe(true);
  });
});

describe('shared state in Redis', () => {
  it('is shared by several gateways', async () => {
    const [first, second] = [
      createRedisState({ url: redis.url, onError: () => undefined }),
      createRedisState({ url: redis.url, onError: () => undefined }),
    ];
    const key = `test:${crypto.randomUUID()}`;
    expect(await first.spend(key, 60_000)).toBe(true);
    expect(await second.spend(key, 60_000)).toBe(false);
    await Promise.all([first.close(), second.close()]);
  });

  it('throws an error when Redis is unreachable', async () => {
    const state = createRedisState({ url: `redis://127.0.0.1:${await freePort()}`, onError: () => undefined });
    await expect(state.spend('test:nowhere', 1_000)).rejects.toBeInstanceOf(SharedStateError);
    expect(await state.isReachable()).toBe(false);
    await state.close();
  });
});

describe('shared state in the process', () => {
  it('expires values by the given clock', async () => {
    let now = 0;
    const state = createProcessState({ clock: () => now });
    await state.put('key', 'value', 100);
    now = 100;
    expect(await state.get('key')).toBeUndefined();
    await state.close();
  });
});
