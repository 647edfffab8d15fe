import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCachedShells, shellCacheOf } from './cachedShells.ts';

describe('cached shells', () => {
  let remaining: string[];

  beforeEach(() => {
    remaining = [shellCacheOf('one'), shellCacheOf('two'), 'files'];
    const forget = (name: string) =>
      Promise.resolve((remaining = remaining.filter((cacheName) => cacheName !== name)).length > 0);
    vi.stubGlobal('caches', { keys: () => Promise.resolve(remaining), delete: forget });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are deleted without deleting other caches', async () => {
    await deleteCachedShells();
    expect(remaining).toEqual(['files']);
  });

  it('are deleted except that of a given release', async () => {
    await deleteCachedShells('two');
    expect(remaining).toEqual([shellCacheOf('two'), 'files']);
  });
});
