import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCustomerServicePath, readUrl, sealCustomerServicePath } from './index.ts';

afterEach(() => vi.restoreAllMocks());

describe('readUrl', () => {
  it('parses absolute URLs, resolves relative ones against a base, and rejects the rest', () => {
    expect(readUrl('https://one.test/a')?.host).toBe('one.test');
    expect(readUrl('/m/help', 'https://one.test/m/home')?.href).toBe('https://one.test/m/help');
    expect([readUrl('/m/help'), readUrl('nonsense'), readUrl('https://')]).toEqual([undefined, undefined, undefined]);
  });

  it('SVC-01 works in browsers without URL.parse and URL.canParse', async () => {
    const sealed = await sealCustomerServicePath('https://chat.test/');
    for (const young of ['parse', 'canParse'] as const)
      vi.spyOn(URL, young).mockImplementation(() => {
        throw new TypeError('This is not a function');
      });
    expect(await openCustomerServicePath(sealed)).toBe('https://chat.test/');
  });
});
