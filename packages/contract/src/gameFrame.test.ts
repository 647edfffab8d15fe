import { describe, expect, it } from 'vitest';
import { parseGameFrameMessage, parseSiteFrameMessage } from './index.ts';

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
