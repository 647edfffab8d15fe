import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerRetry, showFailure } from './failure.ts';

const reload = vi.fn();
let deleted: string[];
const roots: HTMLElement[] = [];

beforeEach(() => {
  deleted = [];
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['shell-1', 'files']),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  });
  document.body.innerHTML = '<div class="first-failure"><a href="">Try again</a></div><a href="/m/help">Help</a>';
});
afterEach(() => {
  document.body.innerHTML = '';
  // The window keeps its listeners for every document that was set up.
  for (const root of roots.splice(0)) delete root.dataset['start'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sets up a document with a retry link, in front of a gateway that answers or fails. */
function begin(fetch: () => Promise<{ ok: boolean }> = () => Promise.resolve({ ok: true })) {
  vi.stubGlobal('fetch', fetch);
  const root = document.createElement('html');
  roots.push(root);
  offerRetry(root);
  const settle = () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });
  const stay = (event: Event) => event.preventDefault();
  return {
    root,
    tap: async (selector: string) => {
      document.body.addEventListener('click', stay, { once: true });
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await settle();
    },
    comeBack: async () => {
      window.dispatchEvent(new Event('online'));
      await settle();
    },
  };
}

describe('a site that failed to start', () => {
  it('SYS-02 drops its cached shell and reloads when the retry link is tapped', async () => {
    const { root, tap } = begin();
    showFailure(root);
    await tap('.first-failure a');
    expect([reload.mock.calls.length, deleted]).toEqual([1, ['shell-1']]);
  });

  it('SYS-02 drops its cached shell and reloads when the network is back', async () => {
    const { root, comeBack } = begin();
    showFailure(root);
    await comeBack();
    expect([reload.mock.calls.length, deleted]).toEqual([1, ['shell-1']]);
  });

  it('SYS-02 reloads even when cache storage is blocked', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('closed', 'SecurityError')) });
    const { root, tap } = begin();
    showFailure(root);
    await tap('.first-failure a');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('away'))],
    ['is ill', () => Promise.resolve({ ok: false })],
  ])('SYS-02 stays failed and keeps its cached shell while the gateway %s', async (_, fetch) => {
    const { root, tap } = begin(fetch);
    showFailure(root);
    await tap('.first-failure a');
    expect([reload.mock.calls.length, deleted, root.dataset['start']]).toEqual([0, [], 'failed']);
  });

  it('SYS-02 checks the gateway and reloads once when the retry link is tapped twice', async () => {
    let answer: ((value: { ok: boolean }) => void) | undefined;
    const fetch = vi.fn(
      () =>
        new Promise<{ ok: boolean }>((resolve) => {
          answer = resolve;
        }),
    );
    const { root, tap } = begin(fetch);
    showFailure(root);
    await tap('.first-failure a');
    await tap('.first-failure a');
    answer?.({ ok: true });
    await tap('body');
    expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it('SYS-02 does not react to a tap on another link', async () => {
    const { root, tap } = begin();
    showFailure(root);
    await tap('a[href="/m/help"]');
    expect([reload.mock.calls.length, root.dataset['start']]).toEqual([0, 'failed']);
  });
});

describe('a site that is starting or has started', () => {
  it('SYS-02 does not reload on a tap or when the network is back', async () => {
    const { tap, comeBack } = begin();
    await tap('.first-failure a');
    await comeBack();
    expect(reload).not.toHaveBeenCalled();
  });
});
