import { describe, expect, it } from 'vitest';
import { searchForm } from '@parlor/contract';
import { compareGames, filterGames, matchesFilter, pageOf, parseVendors, type Filterable } from './catalogue.rules.ts';

const game: Filterable = {
  gameType: 'RNG',
  vassalage: 'JL',
  gameClassify: ['SM', 'JP'],
  isHot: false,
  isNew: true,
  minLine: 20,
  minBetMinor: 100n,
  ownNames: ['Golden Naga', 'พญานาคทอง', 'Café Đỏ'].map(searchForm).join('\n'),
  vendorNames: ['Jade Lantern', 'โคมหยก'].map(searchForm).join('\n'),
};

describe('paging', () => {
  const list = Array.from({ length: 73 }, (_, index) => index);

  it.each([
    { pageNo: 1, items: 36, first: 0 },
    { pageNo: 2, items: 36, first: 36 },
    { pageNo: 3, items: 1, first: 72 },
  ])('API-02 returns page $pageNo of 73 games at 36 games per page', ({ pageNo, items, first }) => {
    const page = pageOf(list, pageNo, 36);
    expect(page).toMatchObject({ pageNum: pageNo, totalPages: 3, totalCount: 73 });
    expect([page.items.length, page.items[0]]).toEqual([items, first]);
  });

  it('returns an empty page with the full counts past the end', () => {
    expect(pageOf(list, 4, 36)).toEqual({ items: [], pageNum: 4, totalPages: 3, totalCount: 73 });
  });

  it('counts full pages exactly and an empty list as no pages', () => {
    expect(pageOf(list.slice(0, 72), 1, 36).totalPages).toBe(2);
    expect(pageOf([], 1, 36)).toEqual({ items: [], pageNum: 1, totalPages: 0, totalCount: 0 });
  });
});

describe('filters', () => {
  it.each([
    [{ gameType: 'RNG' }, true],
    [{ gameType: 'FISH' }, false],
    [{ vendors: parseVendors('PG, JL') }, true],
    [{ vendors: parseVendors('PG') }, false],
    [{ vendors: parseVendors(' , ') }, true],
    [{ gameClassify: 'JP' }, true],
    [{ gameClassify: 'BG' }, false],
    [{ only: 'NEW' }, true],
    [{ only: 'HOT' }, false],
    [{ minBetMinor: 100n }, true],
    [{ minBetMinor: 99n }, false],
    [{ minLine: 20 }, true],
    [{ minLine: 21 }, false],
    [
      {
        gameType: 'RNG',
        vendors: parseVendors('JL'),
        gameClassify: 'SM',
        only: 'NEW',
        minBetMinor: 500n,
        minLine: 5,
        name: searchForm('NAGA'),
      },
      true,
    ],
  ] as const)('GAME-03 match a game against %o: %s', (filter, expected) => {
    expect(matchesFilter(game, filter)).toBe(expected);
  });
});

it('GAME-03 a filter of new games leaves out the others, and keeps them without it', () => {
  const old = { ...game, isNew: false, isHot: true };
  expect([matchesFilter(old, { only: 'NEW' }), matchesFilter(old, { only: 'HOT' }), matchesFilter(old, {})]).toEqual([
    false,
    true,
    true,
  ]);
});

describe('search by name', () => {
  it.each(['naga', 'GOLDEN  na', 'ｇｏｌｄｅｎ', 'นาค', 'พญานาคทอง', 'พญา นาค', 'CAFE do', 'jade lan', 'โคมหยก'])(
    'GAME-10 finds the game by “%s”',
    (typed) => {
      expect(matchesFilter(game, { name: searchForm(typed) })).toBe(true);
    },
  );

  it.each(['nagas', 'ไฟ', 'หยกนาค', '-', 'nagaพญา'])('GAME-10 does not find it by “%s”', (typed) => {
    expect(matchesFilter(game, { name: searchForm(typed) })).toBe(false);
  });

  it('GAME-10 lists games found by their own name before those found by their vendor, each in the order given', () => {
    const list = [
      { ...game, id: 1, ownNames: 'paper tulip' },
      { ...game, id: 2, ownNames: 'jadetemple' },
      { ...game, id: 3, ownNames: 'reef' },
      { ...game, id: 4, ownNames: 'oldjade' },
      { ...game, id: 5, ownNames: 'reef', vendorNames: 'koi' },
    ];
    expect(filterGames(list, { name: 'jade' }).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
    expect(filterGames(list, {}).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the game order', () => {
  it('puts hot games first by rank, then the newest, then those that open, then sorts by name', () => {
    const old = { releasedAt: 1, hotOrder: null, opensSoon: false };
    const sorted = [
      { nodeId: '7', gameName: 'Aardvark', ...old, opensSoon: true },
      { nodeId: '5', gameName: 'Beta', ...old },
      { nodeId: '4', gameName: 'Alpha', ...old },
      { nodeId: '3', gameName: 'Zulu', hotOrder: null, releasedAt: 9, opensSoon: true },
      { nodeId: '2', gameName: 'Second', hotOrder: 2, releasedAt: 1, opensSoon: false },
      { nodeId: '1', gameName: 'First', hotOrder: 1, releasedAt: 1, opensSoon: true },
      { nodeId: '6', gameName: 'Alpha', ...old },
    ].toSorted(compareGames);
    expect(sorted.map(({ nodeId }) => nodeId)).toEqual(['1', '2', '3', '4', '6', '5', '7']);
  });
});
