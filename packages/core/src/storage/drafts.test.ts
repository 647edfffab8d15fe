import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, storeDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('SYS-11 keeps the typed values in session storage until the form is sent', () => {
    storeDraft('login', { username: 'player01' });
    storeDraft('login', { method: 'sms' });
    storeDraft('deposit', { amount: '20' });
    expect(readDraft('login')).toEqual({ username: 'player01', method: 'sms' });
    expect(localStorage.getItem('draft.login')).toBeNull();
    forgetDraft('login');
    expect([readDraft('login'), readDraft('deposit')]).toEqual([{}, { amount: '20' }]);
  });

  it.each(['{', '[7]', 'null', '"x"', '{"username":{}}'])('SYS-08 that is malformed is ignored: %s', (text) => {
    sessionStorage.setItem('draft.login', text);
    expect(readDraft('login')).toEqual({});
  });
});
