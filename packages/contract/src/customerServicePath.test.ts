import { assert, asyncProperty, integer, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCustomerServicePath, sealCustomerServicePath } from './customerServicePath.ts';

describe('the customer-service path', () => {
  it('SVC-01 decrypts to the original URL; the key is the last 8 characters', async () => {
    await assert(
      asyncProperty(webUrl({ withQueryParameters: true }), async (path) => {
        const sealed = await sealCustomerServicePath(path);
        expect(sealed).not.toContain(path);
        expect(sealed.slice(-8)).toMatch(/^[A-Za-z0-9]{8}$/);
        expect(await openCustomerServicePath(sealed)).toBe(path);
      }),
      { numRuns: 50 },
    );
  });

  // Both texts were produced by other implementations of the documented format.
  it.each([
    [
      'https://chat.example/parlor?room=7&lang=th',
      'dVvtDT2pVzpB318UhfaDKfB9_WnE8Ot5iHhM6Xk1PU0t_x-LoETi6UY4AAD9huv_q1Trulaps9_3epvd3gWZfpVPAZ8DWQUgy3Azu9',
    ],
    [
      'https://line.example/ติดต่อ',
      'AAECAwQFBgcICQoLu0OtLlkouUtYzfRuo37QKve8PTzp1ceK9tBNX69gQjUFfVtyJsBQeXJdCqHXVmqtiHL_coXmtgXy7Kq2Ab',
    ],
  ])('SVC-01 decrypts %s as encrypted by another implementation', async (path, sealed) => {
    expect(await openCustomerServicePath(sealed)).toBe(path);
  });

  it('SVC-01 encrypts to the same text as another implementation', async () => {
    expect(await sealCustomerServicePath('https://chat.example/parlor?room=7&lang=th')).toBe(
      'dVvtDT2pVzpB318UhfaDKfB9_WnE8Ot5iHhM6Xk1PU0t_x-LoETi6UY4AAD9huv_q1Trulaps9_3epvd3gWZfpVPAZ8DWQUgy3Azu9',
    );
  });

  it('SVC-01 encrypts equal URLs to equal text and different URLs to different text', async () => {
    expect(await sealCustomerServicePath('https://chat.example/1')).toBe(
      await sealCustomerServicePath('https://chat.example/1'),
    );
    expect(await sealCustomerServicePath('https://chat.example/1')).not.toBe(
      await sealCustomerServicePath('https://chat.example/2'),
    );
  });

  it('SVC-01 never decrypts to a different URL after a change at any position', async () => {
    const sealed = await sealCustomerServicePath('https://chat.example/parlor');
    await assert(
      asyncProperty(integer({ min: 0, max: sealed.length - 1 }), async (place) => {
        const other = sealed[place] === 'A' ? 'B' : 'A';
        const opened = await openCustomerServicePath(sealed.slice(0, place) + other + sealed.slice(place + 1));
        // The last base64 character may carry unused bits. A change there does not change the bytes, nor the address.
        expect([undefined, 'https://chat.example/parlor']).toContain(opened);
      }),
    );
    expect(await openCustomerServicePath(`A${sealed}`)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'tel:+6612345678', '/m/home', 'https://', ''])(
    'SVC-01 rejects %j, which is not an http(s) URL',
    async (path) => {
      expect(await openCustomerServicePath(await sealCustomerServicePath(path))).toBeUndefined();
    },
  );

  it.each(['', 'short', 'no base64 at all! ABCDEFGH'])('SVC-01 rejects the malformed text %j', async (text) => {
    expect(await openCustomerServicePath(text)).toBeUndefined();
  });
});
