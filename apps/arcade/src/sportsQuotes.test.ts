import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import { commitmentOf } from './fairness/outcomeWords.ts';
import type { SlipView } from './sportsApi.ts';
import { valueOf, type Player } from './testing/roomTable.ts';
import { createSportsHouse, legOf, type SportsHouse } from './testing/sportsHouse.ts';

let house: SportsHouse;
let arcade: ArcadeApp;
let player: Player;

beforeAll(async () => {
  house = await createSportsHouse();
  arcade = await house.arcade();
  player = await house.open(arcade);
});
afterAll(() => house.close());

const isOpen = ({ state }: SlipView): boolean => state === 'open';
const isSettled = ({ state, round }: SlipView): boolean => state === 'settled' && round?.state === 'SETTLED';

describe('the inputs of a price', () => {
  it('are stored with each leg: before the start only the version and the margin', async () => {
    const fixture = await house.fixture(3_600_000);
    const { views } = valueOf(await house.slip(arcade, player, fixture));
    expect(views.map(({ price, quote, tape }) => ({ price, quote, tape }))).toEqual([
      {
        price: 237,
        quote: {
          version: 'prices@1',
          marginBasisPoints: 500,
          tick: 0,
          score: [0, 0],
          state: { tick: 0, home: 0, away: 0, shifts: 0 },
        },
        tape: null,
      },
    ]);
  });

  it('are of the time at which a slip in play was accepted, not sent', async () => {
    // The chances move 20 s from now; the slip waits for 30.
    const fixture = await house.fixture(-20_000, { shifts: [1], tickMs: 40_000 });
    const requested = { legs: [legOf(fixture, 237)], priceChanges: 'any' as const };
    const slip = valueOf(await house.slip(arcade, player, undefined, requested));
    expect(slip).toMatchObject({ state: 'delayed', views: [{ quote: null }] });
    await house.passDelay();
    const [leg] = (await house.until(arcade, player, slip, isOpen)).views;
    expect(leg).toMatchObject({ price: 158, quote: { tick: 1, state: { shifts: 1 } } });
  });

  it('are unchanged when the fixture is over; the leg then has its seed', async () => {
    const fixture = await house.fixture(60_000, { home: [1], ticks: 2, tickMs: 100 });
    const slip = valueOf(await house.slip(arcade, player, fixture));
    await house.play(fixture);
    const [leg] = (await house.until(arcade, player, slip, isSettled)).views;
    expect(leg).toMatchObject({ outcome: 'won', quote: { tick: 0, score: [0, 0] }, tape: { id: fixture.id } });
    expect(leg?.tape && commitmentOf(leg.tape.serverSeed)).toBe(leg?.tape?.seedHash);
  });

  it('are missing in old slips', async () => {
    const slip = valueOf(await house.slip(arcade, player, await house.fixture(3_600_000)));
    await house.database.pool.query('update sports_leg set quote = null where slip_id = $1', [slip.id]);
    expect(await house.until(arcade, player, slip, isOpen)).toMatchObject({ views: [{ price: 237, quote: null }] });
  });
});
