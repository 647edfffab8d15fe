import { describe, expect, it } from 'vitest';
import { codeSubject, codeText, contactTakenText, linkMail } from './messageTexts.ts';

const purposes = ['login', 'register', 'reset', 'payment', 'bind'] as const;
const merchantName = 'Midnight Siam';

/** Returns how many characters fit into one text message: fewer if one of them is not Latin. */
const roomFor = (text: string): number => (/^[\n\r -~]*$/.test(text) ? 160 : 70);

describe('message texts', () => {
  it.each(['EN', 'TY', 'CN'] as const)(
    'REG-11 fit into one SMS, name the merchant and differ by purpose: %s',
    (language) => {
      const codes = purposes.map((purpose) => codeText(purpose, { language, merchantName, code: '482913' }));
      expect(new Set(codes).size).toBe(purposes.length);
      for (const text of codes)
        expect([text.includes('482913'), text.includes(merchantName), text.length <= roomFor(text)]).toEqual([
          true,
          true,
          true,
        ]);
      const taken = contactTakenText('sms', { language, merchantName });
      expect([taken.includes(merchantName), taken.length <= roomFor(taken)]).toEqual([true, true]);
      expect(contactTakenText('mail', { language, merchantName })).not.toBe(taken);
      expect(codeSubject({ language, merchantName })).toContain(merchantName);
    },
  );

  it('fall back to English when the language has no texts', () => {
    expect(codeText('login', { language: 'VN', merchantName, code: '482913' })).toContain(
      'is your Midnight Siam login code',
    );
    expect(linkMail({ language: 'VN', merchantName, accountName: 'mali' }).subject).toBe(
      'Your new Midnight Siam password',
    );
  });
});
