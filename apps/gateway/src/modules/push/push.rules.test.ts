import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';
import { payloadOf } from './pushPayload.ts';
import { afterFailure, isPushEndpoint, quietUntil, readMinute, writeMinute } from './push.rules.ts';

describe('the address of a browser at a push service', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/abc'])(
    'SVC-04 is taken: %s',
    (address) => {
      expect(isPushEndpoint(address)).toBe(true);
    },
  );

  it.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://database/1',
    'https://gateway.internal/1',
    'https://printer.local./1',
    'https://push.example.org:8443/1',
    'https://user@push.example.org/1',
    'ftp://push.example.org/1',
    'nothing',
  ])('SVC-04 is refused if it may lead into our own network: %s', (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.0.1', '2a00:1450:4001:830::200e'])('SVC-04 may resolve to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nothing',
  ])('SVC-04 may not resolve to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('quiet hours', () => {
  const night = { from: 22 * 60, to: 8 * 60 };
  const bangkok = 'Asia/Bangkok';

  it.each([
    ['2026-11-25T14:59:00Z', undefined],
    ['2026-11-25T15:00:00Z', '2026-11-26T01:00:00.000Z'],
    ['2026-11-26T00:59:30Z', '2026-11-26T01:00:00.000Z'],
    ['2026-11-26T01:00:00Z', undefined],
  ])('SVC-04 may span midnight in the time zone of the merchant: %s', (now, until) => {
    const end = quietUntil(Date.parse(now), night, bangkok);
    expect(end === undefined ? undefined : new Date(end).toISOString()).toBe(until);
  });

  it('SVC-04 may lie within a day', () => {
    const noon = { from: 12 * 60, to: 13 * 60 };
    expect(quietUntil(Date.parse('2026-11-25T12:30:00Z'), noon, 'UTC')).toBe(Date.parse('2026-11-25T13:00:00Z'));
    expect(quietUntil(Date.parse('2026-11-25T13:30:00Z'), noon, 'UTC')).toBeUndefined();
  });
});

describe('the settings of quiet hours', () => {
  it.each([
    ['00:00', 0],
    ['07:05', 425],
    ['23:59', 1_439],
  ])('SVC-04 write %s as minute %i of the day', (text, minute) => {
    expect([readMinute(text), writeMinute(minute)]).toEqual([minute, text]);
  });

  it('SVC-04 may be off', () => {
    expect(quietUntil(Date.parse('2026-11-25T12:30:00Z'), null, 'UTC')).toBeUndefined();
  });

  it('SVC-04 begin and end at the minute', () => {
    const noon = { from: 12 * 60, to: 13 * 60 };
    const isQuiet = (time: string) => quietUntil(Date.parse(`2026-11-25T${time}Z`), noon, 'UTC') !== undefined;
    expect(['11:59:59', '12:00:00', '12:59:59', '13:00:00'].map(isQuiet)).toEqual([false, true, true, false]);
  });
});

describe('a notification', () => {
  it('SVC-04 is retried with growing delays, or after the delay the push service requests, up to eight times', () => {
    expect([1, 2, 3].map((attempts) => afterFailure(attempts, 0))).toEqual([15_000, 30_000, 60_000]);
    expect(afterFailure(1, 0, 120_000)).toBe(120_000);
    expect(afterFailure(7, 0, 10 ** 12)).toBe(6 * 3_600_000);
    expect(afterFailure(8, 0)).toBeUndefined();
  });

  it('SVC-04 is limited to a few hundred bytes, however long the operator’s text is', () => {
    const html = `<p>Three &lt;b&gt; <i>evenings</i> &amp; more</p>${'<div><b>'.repeat(100_000)}ที่นี่${'ก็'.repeat(5_000)}`;
    const fields = { tag: '1', link: null, language: 'EN' };
    const payload = payloadOf({ ...fields, title: 'ที่'.repeat(500), html });
    expect(Buffer.byteLength(payload)).toBeLessThan(2_000);
    expect((JSON.parse(payload) as { body: string }).body).toMatch(/^Three <b> evenings & more/);
    expect((JSON.parse(payload) as { title: string }).title).toMatch(/ที่…$/);
  });
});
