import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { SlipView } from './sportsApi.ts';
import { valueOf, type Player } from './testing/roomTable.ts';
import { createSportsHouse, type SportsHouse } from './testing/sportsHouse.ts';

let house: SportsHouse;
let arcade: ArcadeApp;
let player: Player;

beforeAll(async () => {
  house = await createSportsHouse();
  arcade = await house.arcade();
  player = await house.open(arcade);
});
afterAll(() => house.close());

const isSettled = ({ state, round }: SlipView): boolean => state === 'settled' && round?.state === 'SETTLED';
const balance = (): bigint => house.gateway.balance;

describe('slips before the start', () => {
  it('are placed at once, settled when the fixture is over, and paid once', async () => {
    const fixture = await house.fixture(1_500, { home: [1], ticks: 2, tickMs: 200 });
    const before = balance();
    const slip = valueOf(await house.slip(arcade, player, fixture));
    expect(slip).toMatchObject({ state: 'open', stake: '1000', lines: 1, potentialWin: '2370', paid: '0' });
    expect(balance()).toBe(before - 1000n);
    const settled = await house.until(arcade, player, slip, isSettled);
    expect(settled).toMatchObject({ paid: '2370', views: [{ outcome: 'won', board: { score: [1, 0] } }] });
    expect(balance()).toBe(before + 1370n);
    expect(house.moved(slip.id)).toEqual(['bet bet', 'win win']);
  });
});
