import { expect, test } from '@playwright/test';
import { catalogueSeed } from './pickCards.ts';

test('the short form picks the same cards every time, regardless of the order of games, until a game is added or removed', () => {
  const games = ['dice', 'mines', 'wheel'].map((gameCode) => ({ gameCode }));
  const seed = catalogueSeed(games);
  expect(seed).toMatch(/^[0-9a-f]{8}$/);
  expect(catalogueSeed(games.toReversed())).toBe(seed);
  expect(catalogueSeed(games.slice(1))).not.toBe(seed);
  expect(catalogueSeed([...games, { gameCode: 'keno' }])).not.toBe(seed);
  // The actual catalogue has a stable seed too.
  expect(catalogueSeed()).toBe(catalogueSeed());
});
