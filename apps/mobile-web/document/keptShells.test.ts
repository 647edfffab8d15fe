import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropKeptShells, shellCacheOf } from './keptShells.ts';

describe('cached shells', () => {
  let left: string[];

  beforeEach(() => {
    left = [shellCacheOf('one'), shellCacheOf('two'), 'files'];
    const forget = (name: string) => Promise.resolve((left = left.filter((one) => one !== name)).length > 0);
    vi.stubGlobal('caches', { keys: () => Promise.resolve(left), delete: forget });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are deleted without deleting other caches', async () => {
    await dropKeptShells();
    expect(left).toEqual(['files']);
  });

  it('are deleted except that of a given release', async () => {
    await dropKeptShells('two');
    expect(left).toEqual([shellCacheOf('two'), 'files']);
  });
});
