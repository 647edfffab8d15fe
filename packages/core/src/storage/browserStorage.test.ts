import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, readJson } from './browserStorage.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('stored values', () => {
  it('round-trip', () => {
    localStore.write('a', '7');
    expect(readJson(localStore, 'a', isNumber)).toBe(7);
  });

  it.each(['{', '"text"'])('SYS-08 that do not parse or have another shape are reported and dropped: %s', (text) => {
    const report = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('a', text);
    expect(readJson(localStore, 'a', isNumber)).toBeUndefined();
    expect(localStorage.getItem('a')).toBeNull();
    expect(report).toHaveBeenCalledOnce();
  });

  /** Makes the named methods of the browser's storage throw, as a full or forbidden storage does. */
  const forbid = (...actions: (keyof Storage)[]) => {
    const open = globalThis.localStorage;
    const refuse = () => {
      throw new DOMException('denied', 'QuotaExceededError');
    };
    vi.stubGlobal(
      'localStorage',
      new Proxy(open, {
        get: (storage, name) =>
          actions.includes(name as string) ? refuse : (Reflect.get(storage, name) as () => unknown).bind(storage),
      }),
    );
    return open;
  };

  it('SYS-08 that do not fit into storage leave no outdated copy for the next visit', () => {
    localStore.write('c', 'old');
    const below = forbid('setItem');
    localStore.write('c', 'new');
    expect([localStore.read('c'), below.getItem('c')]).toEqual(['new', null]);
    vi.unstubAllGlobals();
    localStore.write('c', 'newer');
    expect([localStore.read('c'), below.getItem('c')]).toEqual(['newer', 'newer']);
  });

  it.each([
    ['full', ['setItem']],
    ['forbidden', ['getItem', 'setItem', 'removeItem']],
  ] as const)('SYS-08 fall back to memory if storage is %s', (_, actions) => {
    const below = forbid(...actions);
    localStore.write('b', 'kept');
    expect([localStore.read('b'), below.getItem('b')]).toEqual(['kept', null]);
    localStore.remove('b');
    expect(localStore.read('b')).toBeNull();
  });
});
