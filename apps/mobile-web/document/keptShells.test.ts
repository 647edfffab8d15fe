import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropKeptShells, shellCacheOf } from './keptShells.ts';

describe('what the service worker kept', () => {
  let left: string[];

  beforeEach(() => {
    left = [shellCacheOf('one'), shellCacheOf('two'), 'files'];
    const forget = (name: string) => Promise.resolve((left = left.filter((one) => one !== name)).length > 0);
    vi.stubGlobal('caches', { keys: () => Promise.resolve(left), delete: forget });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is deleted, and nothing besides', async () => {
    await dropKeptShells();
    expect(left).toEqual(['files']);
  });

  it('stays of a release that is named', async () => {
    await dropKeptShells('two');
    expect(left).toEqual([shellCacheOf('two'), 'files']);
  });
});
