import { describe, expect, it } from 'vitest';
import { createMasterKeys, isMasterKey, isSealed, newMasterKey, SealError } from './masterKeys.ts';

const [first, second] = [newMasterKey(), newMasterKey()];

describe('secrets encrypted with a master key', () => {
  const keys = createMasterKeys(first);

  it('decrypt in their context, and have a different ciphertext each time', () => {
    const sealed = keys.seal('the vendor’s key', 'provider/PARLOR');
    expect(keys.open(sealed, 'provider/PARLOR')).toBe('the vendor’s key');
    expect(keys.seal('the vendor’s key', 'provider/PARLOR')).not.toBe(sealed);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('vendor');
    expect([isSealed(sealed), isSealed('the vendor’s key'), isSealed('{"kty":"EC"}')]).toEqual([true, false, false]);
  });

  it('do not decrypt after a change or truncation, or with another context or key', () => {
    const sealed = keys.seal('the vendor’s key', 'provider/PARLOR');
    const [version, id, bytes = ''] = sealed.split('.');
    const changed = Buffer.from(bytes, 'base64url');
    changed[20] = (changed[20] ?? 0) ^ 1;
    for (const text of [
      `${version}.${id}.${changed.toString('base64url')}`,
      `${version}.${id}.${bytes.slice(0, 8)}`,
      'the vendor’s key',
      '',
    ]) {
      expect(() => keys.open(text, 'provider/PARLOR')).toThrow(SealError);
    }
    expect(() => keys.open(sealed, 'provider/OTHER')).toThrow('provider/OTHER was changed');
    expect(() => createMasterKeys(second).open(sealed, 'provider/PARLOR')).toThrow('not among those given');
  });

  it('carry a key id, so that old and new master keys work during a rotation', () => {
    const sealed = keys.seal('secret', 'place');
    const both = createMasterKeys(second, [first]);
    expect(both.open(sealed, 'place')).toBe('secret');
    expect([both.isCurrent(sealed), both.isCurrent(both.seal('secret', 'place'))]).toEqual([false, true]);
  });

  it('do not reveal the master key in the key id', () => {
    expect(
      Buffer.from(first, 'base64').includes(Buffer.from(keys.seal('secret', 'place').split('.')[1] ?? '', 'base64url')),
    ).toBe(false);
  });
});

it('a master key is 32 bytes in base64', () => {
  expect([newMasterKey(), newMasterKey()].map(isMasterKey)).toEqual([true, true]);
  expect(['', 'short', 'a'.repeat(44), newMasterKey().slice(1), `${newMasterKey()}=`].map(isMasterKey)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
