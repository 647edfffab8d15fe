import { describe, expect, it } from 'vitest';
import { addressTable } from '../testing/addressTable.ts';
import { createScreenCode, type ScreenCode } from './screenCode.ts';
import { findScreen, screens, type Screen } from './screens.ts';

const at = (address: string): Screen => {
  const screen = findScreen(new URL(address, 'https://site.test').pathname);
  if (!screen) throw new Error(`No screen is at ${address}`);
  return screen;
};
const pageAt = async (address: string) => (await at(address).load()).Page;

describe('screens', () => {
  it('NAV-04 load their code on demand, separately for each visit', async () => {
    const [visit, other] = [createScreenCode(), createScreenCode()];
    const isThere = (code: ScreenCode) => screens.map((screen) => typeof code.pageOf(screen) === 'function');
    expect(isThere(visit)).not.toContain(true);
    await Promise.all(screens.map(visit.fetch));
    expect(isThere(visit)).not.toContain(false);
    expect(isThere(other)).not.toContain(true);
  });

  it('NAV-01 have an address in the address table, except the play screen', () => {
    const known = new Set(addressTable.map(({ address }) => at(address)));
    expect(screens.filter((screen) => !known.has(screen)).map(({ paths }) => paths[0])).toEqual(['/m/play/:nodeId']);
  });

  it('NAV-01 have every path in the address table with its frame, viewer and switches', () => {
    const rows = addressTable.map(({ address, as, frame, switches = [] }) => ({
      path: new URL(address, 'https://site.test').pathname,
      as,
      frame,
      switches,
    }));
    const viewers = { public: 'visitor', visitor: 'visitor', account: 'player', agent: 'agent' } as const;
    for (const { paths, access, frame, switches = [] } of screens.filter(({ frame: shape }) => shape !== 'bare')) {
      for (const path of paths) {
        expect(rows).toContainEqual({ path, as: viewers[access], frame, switches });
      }
    }
  });

  it('NAV-01 do not share a path', () => {
    const all = screens.flatMap(({ paths }) => paths);
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  it('NAV-05 for the live, poker, slot, fishing, sport and other game lists share one page', async () => {
    const [first, ...others] = await Promise.all(
      [
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
      ].map(pageAt),
    );
    expect(others.every((page) => page === first)).toBe(true);
  });

  it('NAV-05 for e-sports, cockfights, lottery and fast lottery share one page', async () => {
    const [first, ...others] = await Promise.all(
      ['/m/esport-games', '/m/cockfight', '/m/lott', '/m/elott'].map(pageAt),
    );
    expect(others.every((page) => page === first)).toBe(true);
  });
});
