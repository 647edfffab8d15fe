import { SESSION_KEY } from '@parlor/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredSession } from './sessionStorage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('AUTH-11 a stored session', () => {
  it.each([
    'null',
    '"text"',
    '7',
    '{}',
    '{"token":"a"}',
    '{"merchantCode":"rx2"}',
    '{"token":1,"merchantCode":"rx2"}',
    '{"token":"a","merchantCode":2}',
    '{"token":',
  ])('is ignored if it is malformed: %s', (text) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    localStorage.setItem(SESSION_KEY, text);
    expect(readStoredSession()).toBeUndefined();
  });

  it('needs only token and merchant', () => {
    localStorage.setItem(SESSION_KEY, '{"token":"a","merchantCode":"rx2"}');
    expect(readStoredSession()).toMatchObject({ token: 'a', merchantCode: 'rx2', userName: '', firstTimeLogin: false });
  });
});
