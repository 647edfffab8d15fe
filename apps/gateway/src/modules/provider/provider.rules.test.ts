import { describe, expect, it } from 'vitest';
import type { GameSessionRow } from './provider.repository.ts';
import { betRefusal, isSessionOf, isSessionOpen } from './provider.rules.ts';

const CREATED = 1_700_000_000_000;
const limits = { sessionIdleMs: 1_000, sessionMaxMs: 10_000 };
const vendor = { code: 'PARLOR', currencies: {} };
const session: GameSessionRow = {
  session_id: 'session-1',
  account_id: 'account-1',
  merchant_code: 'NORTH',
  provider: 'PARLOR',
  node_id: 'node-1',
  game_code: 'lotus-lanterns',
  game_name: 'Lotus Lanterns',
  game_type: 'SLOT',
  vassalage: 'PARLOR',
  currency: 'THB',
  is_free_play: false,
  play_profile: null,
  replaced_at: null,
  token_hash: Buffer.alloc(0),
  created_at: CREATED,
  last_used_at: CREATED,
  is_logged_in: true,
};
const bet = { playerRef: 'account-1', gameCode: 'lotus-lanterns', currency: 'THB' };

describe('a game session', () => {
  it.each([
    ['the vendor and the player it was made for', session, 'account-1', true],
    ['another player', session, 'account-2', false],
    ['another vendor', { ...session, provider: 'OTHER' }, 'account-1', false],
    ['nobody when there is none', undefined, 'account-1', false],
  ])('API-04 belongs to %s', (_case, found, playerRef, belongs) => {
    expect(isSessionOf(found, vendor, playerRef)).toBe(belongs);
  });

  it.each([
    ['is open before its idle time is over', 999, {}, true],
    ['ends when its idle time is over', 1_000, {}, false],
    ['ends when another game takes its place', 0, { replaced_at: CREATED }, false],
    ['is open before its longest life is over', 9_999, { last_used_at: CREATED + 9_500 }, true],
    ['ends when its longest life is over', 10_000, { last_used_at: CREATED + 9_500 }, false],
    ['ends when its player logs out', 1, { is_logged_in: false }, false],
  ])('API-04 %s', (_case, age, change, isOpen) => {
    expect(isSessionOpen({ ...session, ...change }, CREATED + age, limits)).toBe(isOpen);
  });
});

describe('a new bet', () => {
  it.each([
    ['in an open session of its game', {}, {}, undefined],
    ['for another player', {}, { playerRef: 'account-2' }, 'SESSION_EXPIRED'],
    ['in a session of another vendor', { provider: 'OTHER' }, {}, 'SESSION_EXPIRED'],
    ['in a session that ended', { is_logged_in: false }, {}, 'SESSION_EXPIRED'],
    ['in free play', { is_free_play: true }, {}, 'BAD_REQUEST'],
    ['on another game', {}, { gameCode: 'koi-moon' }, 'BAD_REQUEST'],
    ['in another currency', {}, { currency: 'USD' }, 'CURRENCY_MISMATCH'],
  ] as const)('API-04 %s is answered %4$s', (_case, change, otherBet, refusal) => {
    expect(betRefusal(vendor, { ...session, ...change }, { ...bet, ...otherBet }, CREATED, limits)).toBe(refusal);
  });

  it('API-04 without a session is refused as expired', () => {
    expect(betRefusal(vendor, undefined, bet, CREATED, limits)).toBe('SESSION_EXPIRED');
  });

  it('API-04 in a currency that the vendor does not play in is refused', () => {
    const elsewhere = { ...vendor, currencies: { USD: 2 } };
    expect(betRefusal(elsewhere, session, bet, CREATED, limits)).toBe('CURRENCY_MISMATCH');
  });
});
