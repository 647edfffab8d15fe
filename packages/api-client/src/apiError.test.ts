import { describe, expect, it } from 'vitest';
import { errorMessageKey, isApiError, readFailure } from './apiError.ts';

describe('the message of an error', () => {
  it.each([
    ['agent.rate_too_high', 'agent:errors.agent.rate_too_high'],
    ['auth.invalid_credentials', 'auth:errors.auth.invalid_credentials'],
    ['register.closed', 'auth:errors.register.closed'],
    ['promotion.closed', 'promo:errors.promotion.closed'],
    ['wallet.insufficient_balance', 'security:errors.wallet.insufficient_balance'],
    ['passkey.refused', 'security:errors.passkey.refused'],
    ['network.offline', 'common:errors.network.offline'],
    ['toString', 'common:errors.toString'],
  ])('AUTH-15 with the code %s is %s', (code, key) => {
    expect(errorMessageKey({ status: 400, code })).toBe(key);
  });

  it.each([[undefined], [null], ['passkey.refused'], [{ code: 'passkey.refused' }], [{ status: 400 }]])(
    'AUTH-15 is the general one if the error %j is not of a call',
    (error) => {
      expect(isApiError(error)).toBe(false);
      expect(errorMessageKey(error)).toBe('common:errors.system.unknown');
    },
  );
});

it.each([[undefined], [null], ['text'], [{}], [{ errorCode: 7 }]])(
  'AUTH-15 a refusal with the body %j is unknown, and keeps its status',
  async (body) => {
    expect(await readFailure(502, body)).toEqual({ status: 502, code: 'system.unknown' });
  },
);
