import { describe, expect, it } from 'vitest';
import { homeAliases } from '@parlor/contract';
import { gamesFeature } from './gamesFeature.ts';

const find = (path: string) => gamesFeature.routes.find(({ paths }) => paths.includes(path));

describe('the games routes', () => {
  it('SYS-01 use the home frame at every alias of the home page', () => {
    expect(homeAliases.every((alias) => find(alias)?.frame === 'home')).toBe(true);
  });

  it.each([
    '/m/live-games',
    '/m/rng-games',
    '/m/slot',
    '/m/crash',
    '/m/sport-games',
    '/m/esport-games',
    '/m/fishing-games',
    '/m/poker-games',
    '/m/lott',
    '/m/elott',
    '/m/hot-games',
    '/m/search-games',
    '/m/inHouse',
    '/m/cockfight',
    '/m/jili-games',
    '/m/rtg-games',
    '/m/jackpots',
    '/m/bingo',
    '/m/slot-games',
    '/m/gameCenter',
    '/m/provider',
  ])('NAV-01 GAME-18 serve a public page at %s', (path) => {
    expect(find(path)).toMatchObject({ frame: 'shell', access: 'public' });
  });

  it.each(['/m/fav-games', '/m/recent-games', '/m/play/:nodeId'])(
    'GAME-15 GAME-16 require an account at %s',
    (path) => {
      expect(find(path)?.access).toBe('account');
    },
  );

  it('NAV-05 use one page for categories, one for events and one for found games', async () => {
    const screensAt = async (...addresses: string[]) =>
      new Set(await Promise.all(addresses.map(async (path) => (await find(path)?.load())?.Page)));
    const categories = await screensAt(
      '/m/live-games',
      '/m/poker-games',
      '/m/rng-games',
      '/m/fishing-games',
      '/m/sport-games',
      '/m/jili-games',
      '/m/rtg-games',
      '/m/bingo',
      '/m/jackpots',
      '/m/hot-games',
      '/m/slot',
      '/m/crash',
    );
    const events = await screensAt('/m/esport-games', '/m/cockfight', '/m/lott', '/m/elott');
    const found = await screensAt('/m/search-games', '/m/fav-games', '/m/recent-games');
    expect([categories.size, events.size, found.size]).toEqual([1, 1, 1]);
    expect(new Set([...categories, ...events, ...found]).size).toBe(3);
    expect([...categories, ...events, ...found].every((screen) => typeof screen === 'function')).toBe(true);
  });

  it('NAV-04 load a page component on demand for every route', async () => {
    for (const { load } of gamesFeature.routes) expect(typeof (await load()).Page).toBe('function');
  });
});
