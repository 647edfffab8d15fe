import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSealedSecrets, loadOrCreateKey, parseKey } from './sealedSecrets.ts';

describe('sealed secrets', () => {
  const secrets = createSealedSecrets(Buffer.alloc(32, 3));

  it('open in their own context and differ on every seal', () => {
    const sealed = secrets.seal('the server seed', 'pair-1');
    expect(secrets.open(sealed, 'pair-1')).toBe('the server seed');
    expect(sealed.includes('seed')).toBe(false);
    expect(secrets.seal('the server seed', 'pair-1').equals(sealed)).toBe(false);
  });

  it('do not open when modified, moved to another context or sealed with another key', () => {
    const sealed = secrets.seal('the server seed', 'pair-1');
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => secrets.open(changed, 'pair-1')).toThrow(/authenticate/);
    expect(() => secrets.open(sealed, 'pair-2')).toThrow(/authenticate/);
    expect(() => createSealedSecrets(Buffer.alloc(32, 4)).open(sealed, 'pair-1')).toThrow(/authenticate/);
  });

  it('use a key file that is created once and readable only by its owner', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arcade-key-'));
    try {
      const file = join(folder, 'data', 'arcade.key');
      const key = loadOrCreateKey(file);
      expect(key).toHaveLength(32);
      expect(loadOrCreateKey(file).equals(key)).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('reject a key of the wrong length', () => {
    expect(() => parseKey('c2hvcnQ=')).toThrow(RangeError);
  });
});
