import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBotCheckSecret, ensureMasterKeys, ensureProviderSecret, replaceMasterKeys } from './dataFolder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-data-folder-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it.each([
    ['provider.secret', ensureProviderSecret],
    ['bot-check.secret', ensureBotCheckSecret],
    ['master.key', (at: string) => ensureMasterKeys(at)[0]],
  ])('creates %s once, readable only by its owner', (file, ensure) => {
    const made = ensure(folder);
    expect(made.length).toBeGreaterThan(42);
    expect(ensure(folder)).toBe(made);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  it('stores replaced master keys in a file readable only by its owner', () => {
    replaceMasterKeys(folder, ['another', 'the one before']);
    expect(ensureMasterKeys(folder)).toEqual(['another', 'the one before']);
    expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
  });
});
