import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignatureValid, signatureHeader } from './signature.rules.ts';

const NOW = 1_700_000_000_999;
const request = { method: 'POST', path: '/provider/v1/bet', rawBody: Buffer.from('{"amount":"100"}') };
const signed = (change: Partial<typeof request> = {}, at = NOW, key = 'key-1') =>
  signatureHeader(key, at, { ...request, ...change });
const isValid = (signature: string | undefined, keys = ['key-1'], now = NOW) =>
  isSignatureValid(keys, now, { ...request, signature });

describe('the signature of a vendor’s call', () => {
  it('GW-01 is HMAC-SHA256 over time, method, path and the bytes of the body', () => {
    const expected = createHmac('sha256', 'key-1')
      .update('1700000000.POST./provider/v1/bet.{"amount":"100"}')
      .digest('hex');
    expect(signed()).toBe(`t=1700000000,v1=${expected}`);
    expect(isValid(signed())).toBe(true);
  });

  it.each([
    ['another method', signed({ method: 'GET' })],
    ['another path', signed({ path: '/provider/v1/win' })],
    ['another body', signed({ rawBody: Buffer.from('{"amount":"101"}') })],
    ['another key', signed({}, NOW, 'key-2')],
    ['no signature', undefined],
    ['no time', signed().replace(/t=\d+,/, '')],
    ['a shorter one', signed().slice(0, -2)],
    ['a longer one', `${signed()}00`],
    ['something else', 'signed'],
    ['nothing', ''],
  ])('GW-01 is invalid for %s', (_name, signature) => {
    expect(isValid(signature)).toBe(false);
  });

  it('GW-01 is valid with either of two keys, and with either of two signatures', () => {
    expect(isValid(signed({}, NOW, 'key-2'), ['key-1', 'key-2'])).toBe(true);
    expect(isValid(signed({}, NOW, 'key-1'), ['key-1', 'key-2'])).toBe(true);
    expect(isValid(signed(), [])).toBe(false);
    const good = signed().split('v1=')[1];
    expect(isValid(`t=1700000000,v1=${'0'.repeat(64)},v1=${good}`)).toBe(true);
    expect(isValid(`t=1700000000,v1=${good},v1=${'0'.repeat(64)}`)).toBe(true);
  });

  it.each([
    [-300, true],
    [300, true],
    [-302, false],
    [302, false],
  ])('GW-01 made %i s from now is accepted: %s', (seconds, isTaken) => {
    const now = 1_700_000_000_000;
    expect(isValid(signed({}, now + seconds * 1_000), ['key-1'], now)).toBe(isTaken);
  });
});
