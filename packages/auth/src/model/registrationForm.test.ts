import { describe, expect, it } from 'vitest';
import { buildRegistrationSettings } from '@parlor/testing';
import { checkForm, registrationBody, shownFields } from './registrationForm.ts';

const rule = { enabled: true, required: false, minLength: 2, maxLength: 20, patternId: 'any' } as const;

describe('registration form', () => {
  it('REG-02 shows the fields that the merchant enabled, in order', () => {
    expect(shownFields(buildRegistrationSettings({ nickname: rule }))).toEqual(['username', 'password', 'confirmPassword', 'nickname', 'captcha']);
  });

  it('REG-09 sends every field, empty where nothing was typed, with host, method and the codes of the address', () => {
    const body = registrationBody({ username: ' nid ', password: 'Secret#1' }, { host: 'site.test', search: '?affiliateCode=AB12&domain=friend.test' }, { registerMethod: 'PWA' });
    expect(body).toMatchObject({ username: 'nid', registerUrl: 'site.test', registerMethod: 'PWA', type: 0, affiliateCode: 'AB12', domain: 'friend.test', email: '', zalo: '', qqNum: '' });
    expect(registrationBody({ affiliateCode: 'TYPED' }, { host: '', search: '?affiliateCode=AB12' }, { registerMethod: 'H5' }).affiliateCode).toBe('TYPED');
  });

  it('REG-03 REG-04 gives the verdict of the shared rules', () => {
    const settings = buildRegistrationSettings();
    const good = { username: 'somchai', password: 'Secret#12', confirmPassword: 'Secret#12', captcha: '12' };
    expect(checkForm(good, settings, '2026-11-21')).toEqual({});
    expect(checkForm({ ...good, confirmPassword: 'other' }, settings, '2026-11-21')).toEqual({ confirmPassword: { key: 'validation.in_confirmation_correct' } });
    expect(checkForm({ ...good, captcha: '' }, settings, '2026-11-21')).toEqual({ captcha: { key: 'validation.in_vwrite_code' } });
  });
});
