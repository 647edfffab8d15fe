import { describe, expect, it } from 'vitest';
import {
  parseGameFrameMessage,
  parseSiteFrameMessage,
  parseSignature,
  PROVIDER_HEADER,
  providerCalls,
  providerPath,
  SIGNATURE_HEADER,
  signedText,
} from './index.ts';

describe('the game frame message parser', () => {
  it.each(['ready', 'balance_changed', 'exit', 'deposit', 'list_tables'])('GAME-16 accepts the type %s', (type) => {
    expect(parseGameFrameMessage({ source: 'parlor-game', type, more: 1 })).toEqual({ source: 'parlor-game', type });
  });
  it.each([
    null,
    'exit',
    { type: 'exit' },
    { source: 'other', type: 'exit' },
    { source: 'parlor-game', type: 'pay' },
    { source: 'parlor-game', type: 1 },
    { source: 'parlor-game', type: 'open_table' },
    { source: 'parlor-game', type: 'open_table', gameCode: '' },
    { source: 'parlor-game', type: 'open_table', gameCode: ['velvet-baccarat'] },
    { source: 'parlor-game', type: 'open_table', gameCode: 'x'.repeat(101) },
  ])('GAME-16 ignores %j', (data) => {
    expect(parseGameFrameMessage(data)).toBeUndefined();
  });
});

it('GAME-16 accepts a request for another table by its code', () => {
  const message = { source: 'parlor-game', type: 'open_table', gameCode: 'velvet-baccarat' };
  expect(parseGameFrameMessage({ ...message, nodeId: '1' })).toEqual(message);
});

describe('the site message parser', () => {
  const table = { gameCode: 'velvet-baccarat', name: 'Velvet Baccarat' };
  const parsedTables = (tables: unknown) => parseSiteFrameMessage({ source: 'parlor-site', type: 'tables', tables });

  it.each([[[]], [[table, { gameCode: 'jade-fan-tan', name: 'ฟานตันหยก' }]], [null]])(
    'GAME-16 accepts offered tables: %j',
    (tables) => {
      expect(parsedTables(tables)).toEqual({ source: 'parlor-site', type: 'tables', tables });
    },
  );
  it('GAME-16 drops unknown fields of a table', () => {
    expect(parsedTables([{ ...table, nodeId: '300001' }])).toMatchObject({ tables: [table] });
    expect(
      Object.keys((parsedTables([{ ...table, nodeId: '300001' }]) as { tables: object[] }).tables[0] ?? {}),
    ).toHaveLength(2);
  });
  it.each([
    [undefined],
    ['velvet-baccarat'],
    [[null]],
    [[table, { gameCode: 'jade-fan-tan' }]],
    [[{ ...table, gameCode: 7 }]],
    [[{ ...table, name: '' }]],
    [[{ ...table, name: 'n'.repeat(201) }]],
    [Array.from({ length: 1_001 }, () => table)],
  ])('GAME-16 ignores tables of another form: case %#', (tables) => {
    expect(parsedTables(tables)).toBeUndefined();
  });
  it('GAME-16 ignores tables that the site did not send', () => {
    expect(parseSiteFrameMessage({ source: 'other', type: 'tables', tables: [table] })).toBeUndefined();
  });
});

describe('a provider API signature', () => {
  it('is parsed with one or two values', () => {
    expect(parseSignature('t=1700000000,v1=ab')).toEqual({ timestamp: '1700000000', signatures: ['ab'] });
    expect(parseSignature('t=1, v1=ab, v1=cd')?.signatures).toEqual(['ab', 'cd']);
  });
  it('is parsed in any order, without the values of other versions', () => {
    expect(parseSignature('v1=ab,v0=ef,t=1700000000')).toEqual({ timestamp: '1700000000', signatures: ['ab'] });
  });
  it('has a timestamp of at most twelve digits', () => {
    expect(parseSignature(`t=${'1'.repeat(12)},v1=ab`)?.timestamp).toBe('1'.repeat(12));
    expect(parseSignature(`t=${'1'.repeat(13)},v1=ab`)).toBeUndefined();
  });
  it.each(['t=1,v1', 't=1,v1='])('is empty, and so matches nothing, without a value: %j', (header) => {
    expect(parseSignature(header)?.signatures).toEqual(['']);
  });
  it.each(['', 'v1=ab', 't=1', 't,v1=ab', 't=x,v1=ab', 't=x1,v1=ab', 't=1x,v1=ab', 't=1,v1=a,v1=b,v1=c'])(
    'is rejected when malformed: %j',
    (header) => {
      expect(parseSignature(header)).toBeUndefined();
    },
  );
  it('covers the timestamp, method, path and raw body', () => {
    expect(signedText('1', 'POST', '/provider/v1/bet', '{"a": 1}')).toBe('1.POST./provider/v1/bet.{"a": 1}');
  });
});

describe('a call of the provider API', () => {
  it('has its own path under the version', () => {
    expect(providerPath('bet_win')).toBe('/provider/v1/bet_win');
    expect(new Set(providerCalls.map(providerPath)).size).toBe(providerCalls.length);
  });
  it('carries the headers that vendors must send', () => {
    expect([PROVIDER_HEADER, SIGNATURE_HEADER]).toEqual(['Provider', 'Signature']);
  });
});
