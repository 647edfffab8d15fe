import type { Balance } from '@parlor/contract';
import { selectToken } from '@parlor/core';
import { walletApi } from '../endpoints/wallet.ts';
import type { GatewayConnection } from '../gatewayConnection.ts';
import type { AppStore } from '../store.ts';
import { readAccountStream } from './readAccountStream.ts';
import { recordsChanged, recordsMissed } from './recordsChanged.ts';

/** The polling interval without a working stream, in ms. */
const POLL_MS = 15_000;
/** Number of streams that fail in a row before polling starts. */
const PATIENCE = 3;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** How long a stream with events must last to count as working, in ms. */
const STEADY_MS = 10_000;
/** The time after which an idle page stops polling, in ms: polling would keep its session alive. A stream does not. */
const UNUSED_MS = 900_000;
/**
 * The range of the random delay before a page refetches changed content, in ms: all pages of a merchant are notified at
 * once.
 */
const CONTENT_SPREAD_MS = 10_000;

/** The same call under another name, so that pages do not show the balance as loading while it is polled. */
const quietApi = walletApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    readBalance: build.query<Balance, void>({ query: () => ({ route: 'getBalance' }), keepUnusedDataFor: 0 }),
  }),
});

/**
 * Randomises a delay, so that pages that lost their gateway together do not return together: half to one and a half of
 * the time.
 */
const spread = (ms: number): number => ms * (0.5 + Math.random());

/**
 * Thunk: keeps the balance of the logged-in account fresh while the page is visible, by the gateway's stream, or by
 * polling if no stream works. Returns a function that stops it.
 */
export function followBalance() {
  return (
    dispatch: AppStore['dispatch'],
    getState: AppStore['getState'],
    connection: GatewayConnection,
  ): (() => void) => {
    const ended = new AbortController();
    let visit: AbortController | undefined;
    let touchedAt = Date.now();

    /** The last notified value. */
    let published: Balance | undefined;
    /** Set while a refetch of changed content is scheduled. */
    let askingForContent: ReturnType<typeof setTimeout> | undefined;

    function noteContent(): void {
      askingForContent ??= setTimeout(() => {
        askingForContent = undefined;
        dispatch(recordsChanged('content'));
      }, Math.random() * CONTENT_SPREAD_MS);
    }

    function store(balance: Balance): void {
      const shown = walletApi.endpoints.getBalance.select()(getState());
      const isKnown =
        shown.isSuccess && shown.data.sumBalance === balance.sumBalance && shown.data.currency === balance.currency;
      if (!shown.isUninitialized && !isKnown)
        dispatch(walletApi.util.upsertQueryEntries([{ endpointName: 'getBalance', arg: undefined, value: balance }]));
    }

    function show(balance: Balance): void {
      published = balance;
      store(balance);
      // A request in flight was sent earlier, and may return an older state.
      void storeAgainAfter(dispatch(walletApi.util.getRunningQueryThunk('getBalance', undefined)), balance);
    }

    async function storeAgainAfter(asking: PromiseLike<unknown> | undefined, balance: Balance): Promise<void> {
      if (!asking) return;
      await asking;
      if (published === balance) store(balance);
    }

    function leave(): void {
      visit?.abort();
      visit = undefined;
      published = undefined;
    }

    async function follow(token: string, stopSignal: AbortSignal): Promise<void> {
      let failures = 0;
      let isStreaming = false;
      let polling: ReturnType<typeof setInterval> | undefined;

      const refetch = async (): Promise<void> => {
        const { data } = await dispatch(
          quietApi.endpoints.readBalance.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
        if (data && !isStreaming && !stopSignal.aborted) show(data);
      };
      const refetchIfUsed = (): void => {
        if (Date.now() - touchedAt < UNUSED_MS) void refetch();
      };
      const stopPolling = (): void => {
        clearInterval(polling);
        polling = undefined;
      };
      stopSignal.addEventListener('abort', stopPolling);

      while (!stopSignal.aborted) {
        let comeBackMs: number | undefined;
        const openedAt = Date.now();
        await readAccountStream({
          connection,
          token,
          signal: stopSignal,
          onEvent(event) {
            if (stopSignal.aborted) return;
            isStreaming = true;
            stopPolling();
            if (event.event === 'hello') dispatch(recordsMissed());
            if (event.event === 'balance') show(event.data);
            if (event.event === 'changed') {
              if (event.data.what === 'content') noteContent();
              else dispatch(recordsChanged(event.data.what));
            }
            if (event.event === 'bye') comeBackMs = event.data.retryMs;
          },
        }).catch(() => undefined);
        const wasSteady = isStreaming && Date.now() - openedAt >= STEADY_MS;
        isStreaming = false;
        if (stopSignal.aborted) return;

        if (wasSteady) failures = 0;
        if (comeBackMs === undefined) {
          failures += 1;
          // Loads missed events. This call also tells a page that its session has ended.
          if (!polling) void refetch();
        }
        const waitMs = comeBackMs ?? Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
        if (failures >= PATIENCE || waitMs > POLL_MS) polling ??= setInterval(refetchIfUsed, POLL_MS);
        await pause(spread(waitMs), stopSignal);
      }
    }

    function see(): void {
      const token = selectToken(getState());
      if (document.visibilityState === 'hidden' || !token) {
        leave();
      } else if (!visit) {
        visit = new AbortController();
        // The stream begins with the balance, or fails and polling starts: either way it is fresh.
        void follow(token, visit.signal);
      }
    }

    const { signal } = ended;
    const touch = (): void => {
      touchedAt = Date.now();
    };
    for (const name of ['pointerdown', 'keydown'] as const)
      window.addEventListener(name, touch, { capture: true, passive: true, signal });
    document.addEventListener('visibilitychange', see, { signal });
    see();
    return () => {
      ended.abort();
      clearTimeout(askingForContent);
      leave();
    };
  };
}

/** Waits; ends early when the network is back or the page is left. */
function pause(ms: number, stopSignal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      stopSignal.removeEventListener('abort', over);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    stopSignal.addEventListener('abort', over);
    window.addEventListener('online', over);
  });
}
