import { assert, asyncProperty, integer, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_SERVICE_KEY_LENGTH, openCustomerServicePath, sealCustomerServicePath } from './customerServicePath.ts';

describe('customer-service path', () => {
  it('SVC-01 opens to what was sealed, with the key in the last 8 characters', async () => {
    await assert(
      asyncProperty(webUrl({ withQueryParameters: true }), async (path) => {
        const sealed = await sealCustomerServicePath(path);
        expect(sealed).not.toContain(path);
        expect(sealed.slice(-CUSTOMER_SERVICE_KEY_LENGTH)).toMatch(/^[A-Za-z0-9]{8}$/);
        expect(await openCustomerServicePath(sealed)).toBe(path);
      }),
      { numRuns: 50 },
    );
  });

  it('SVC-01 seals the same address to the same text', async () => {
    expect(await sealCustomerServicePath('https://chat.example/1')).toBe(await sealCustomerServicePath('https://chat.example/1'));
    expect(await sealCustomerServicePath('https://chat.example/1')).not.toBe(await sealCustomerServicePath('https://chat.example/2'));
  });

  it('SVC-01 opens nothing that was changed in any place', async () => {
    const sealed = await sealCustomerServicePath('https://chat.example/parlor');
    await assert(
      asyncProperty(integer({ min: 0, max: sealed.length - 1 }), async (place) => {
        const other = sealed[place] === 'A' ? 'B' : 'A';
        const opened = await openCustomerServicePath(sealed.slice(0, place) + other + sealed.slice(place + 1));
        // The last letter before the key may carry unused bits; then the bytes, and so the address, are the same.
        expect([undefined, 'https://chat.example/parlor']).toContain(opened);
      }),
    );
    expect(await openCustomerServicePath(`A${sealed}`)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'tel:+6612345678', '/m/home', 'https://', ''])('SVC-01 refuses %j, which is no http(s) address', async (path) => {
    expect(await openCustomerServicePath(await sealCustomerServicePath(path))).toBeUndefined();
  });

  it.each(['', 'short', 'no base64 at all! ABCDEFGH'])('SVC-01 opens nothing of %j', async (text) => {
    expect(await openCustomerServicePath(text)).toBeUndefined();
  });
});
