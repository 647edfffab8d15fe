import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStarted } from '@parlor/core';
import { inboxApi } from './endpoints/inbox.ts';
import { recordsChanged } from './live/recordsChanged.ts';
import { createAppStore } from './store.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Creates a store of a player that records the times of requests for counts, in ms since the first. */
function playerStore() {
  const startedAt = Date.now();
  const requestedAt: number[] = [];
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: () => {
      requestedAt.push(Date.now() - startedAt);
      return Promise.resolve(
        Response.json({ success: true, value: { announcement: 0, chat: 0, inbox: requestedAt.length } }),
      );
    },
  });
  store.dispatch(
    sessionStarted({ token: 'token', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false }),
  );
  return { store, requestedAt };
}

describe('unread counts', () => {
  it('NOTE-05 are requested at most once in 250 ms, and after the last change', async () => {
    const { store, requestedAt } = playerStore();
    await store.dispatch(inboxApi.endpoints.getUnreadCounts.initiate());
    for (let change = 0; change < 10; change += 1) {
      store.dispatch(recordsChanged(change % 2 === 0 ? 'messages' : 'chat'));
      await vi.advanceTimersByTimeAsync(40);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    const gaps = requestedAt.slice(1).map((at, index) => at - (requestedAt[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(250);
    expect(requestedAt.length).toBeGreaterThan(1);
    expect(requestedAt.length).toBeLessThanOrEqual(4);
    const last = 9 * 40;
    expect(requestedAt.at(-1)).toBeGreaterThanOrEqual(last);
    expect(inboxApi.endpoints.getUnreadCounts.select()(store.getState()).data?.inbox).toBe(requestedAt.length);
  });

  it('NOTE-05 are not refetched when other data changes', async () => {
    const { store, requestedAt } = playerStore();
    await store.dispatch(inboxApi.endpoints.getUnreadCounts.initiate());
    store.dispatch(recordsChanged('withdrawals'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requestedAt).toHaveLength(1);
  });
});
