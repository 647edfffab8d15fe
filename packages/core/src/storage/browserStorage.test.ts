import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, readJson } from './browserStorage.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('stored values', () => {
  it('are read as they were written', () => {
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

  it('live in memory where storage is forbidden or full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    localStore.write('b', 'kept');
    expect(localStore.read('b')).toBe('kept');
    localStore.remove('b');
    expect(localStore.read('b')).toBeNull();
  });
});
