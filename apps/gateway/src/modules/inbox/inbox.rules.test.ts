import { describe, expect, it } from 'vitest';
import { htmlOf, isTextKey, wordsOf, type InboxReading } from './inbox.rules.ts';

const reading = (language: InboxReading['language'], change: Partial<InboxReading> = {}): InboxReading => ({
  language,
  merchantName: 'North',
  timeZone: 'Asia/Bangkok',
  ...change,
});
/** Replaces the narrow spaces of `Intl`. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a message of the platform', () => {
  it('SVC-04 is written in the language of the player, or in English', () => {
    const title = (language: InboxReading['language']) => wordsOf('welcome', {}, reading(language)).title;
    expect([title('EN'), title('VN')]).toEqual(['Welcome to North', 'Welcome to North']);
    expect(title('TY')).toBe('ยินดีต้อนรับสู่ North');
    expect(title('CN')).toBe('欢迎加入 North');
  });

  it('SVC-04 has exact amounts in the currency, also beyond the range of a float', () => {
    const { title } = wordsOf('deposit_credited', { amount: '12345678901234567.89', currency: 'THB' }, reading('EN'));
    expect(plain(title)).toBe('Deposit of ฿12,345,678,901,234,567.89 received');
    expect(wordsOf('deposit_credited', { amount: '5' }, reading('EN')).title).toBe('Deposit of 5 received');
  });

  it('SVC-04 leaves out an amount that it was not given, also if it knows the currency', () => {
    expect(wordsOf('deposit_credited', { currency: 'THB' }, reading('EN')).text).toBe('is in your balance. Good luck!');
  });

  it('SVC-04 has times in the time zone of the merchant', () => {
    const at = String(Date.UTC(2026, 10, 20, 18, 30));
    const { text } = wordsOf('reward_expiring', { at, title: 'Gift' }, reading('EN'));
    expect(plain(text)).toMatch(/until .*21.*2026.*1:30/);
  });

  it('SVC-04 says why money did not arrive, in the words of the language', () => {
    const text = (params: object) => wordsOf('deposit_failed', { ...params }, reading('EN')).text;
    expect(text({ reason: 'slip_used' })).toBe(
      'Nothing was added to your balance. The slip belongs to another deposit.',
    );
    expect(text({})).toBe('Nothing was added to your balance. Please try again, or ask customer service.');
    expect(text({ reason: 'Call us' })).toBe('Nothing was added to your balance. Call us');
    const thai = wordsOf('deposit_failed', { reason: 'slip_used' }, reading('TY')).text;
    expect(thai).not.toContain('slip');
  });

  it('SVC-04 names a bank in its own language where it has such a name', () => {
    const text = (language: InboxReading['language'], params: object) =>
      wordsOf('withdrawal_paid', { lastFour: '1234', ...params }, reading(language)).text;
    expect(text('EN', { bank: 'KBANK', currency: 'THB' })).toContain('Kasikorn');
    expect(text('TY', { bank: 'KBANK', currency: 'THB' })).toContain('กสิกร');
    expect(text('EN', { bank: 'KBANK', currency: 'XXX' })).toContain('KBANK ···· 1234');
    expect(text('EN', { bank: 'KBANK' })).toContain('KBANK ···· 1234');
  });

  it('SVC-04 has translated parameters in the language of the player, or in that of the merchant', () => {
    const title = { EN: 'Gift', TY: 'ของขวัญ' };
    const named = (language: InboxReading['language'], defaultLanguage?: 'TY') =>
      wordsOf('reward_expired', { title }, reading(language, { defaultLanguage })).title;
    expect(named('EN')).toBe('Not claimed in time: Gift');
    expect(named('TY')).toContain('ของขวัญ');
    expect([named('VN'), named('VN', 'TY')]).toEqual(['Not claimed in time: Gift', 'Not claimed in time: ของขวัญ']);
  });

  it('SVC-04 leaves out what it was not given, and its space at the end', () => {
    expect(wordsOf('reward_expired', {}, reading('EN')).title).toBe('Not claimed in time:');
  });

  it('SVC-04 names a device that sent no name', () => {
    const title = (device: string) => wordsOf('new_device', { device }, reading('EN')).title;
    expect([title(''), title('Firefox')]).toEqual(['New device: unknown device', 'New device: Firefox']);
  });
});

it('SVC-04 a text of a later release is unknown', () => {
  expect([isTextKey('welcome'), isTextKey('of_a_later_release'), isTextKey('toString')]).toEqual([true, false, false]);
});

it('SVC-04 a text is escaped for HTML', () => {
  expect(htmlOf('1 < 2 & "x"')).toBe('<p>1 &lt; 2 &amp; &quot;x&quot;</p>');
});
