import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import { MAX_FAVOURITES } from './games/sportsbook/favourites.ts';
import type { FavouriteList, FixtureList, SportsLobby } from './sportsApi.ts';
import { codeOf, valueOf, type Player } from './testing/roomTable.ts';
import { createSportsHouse, type SportsHouse } from './testing/sportsHouse.ts';

const HOUR = 3_600_000;

let house: SportsHouse;
let arcade: ArcadeApp;
let player: Player;
let league: string;

beforeAll(async () => {
  house = await createSportsHouse();
  arcade = await house.arcade();
  player = await house.open(arcade);
  league = (await lobby()).leagues[0]?.code ?? '';
});
afterAll(() => house.close());

const lobby = async (of = player): Promise<SportsLobby> =>
  valueOf(await house.call<SportsLobby>(arcade, 'GET', 'sports', of.token));
const star = (code: unknown, of = player) =>
  house.call<FavouriteList>(arcade, 'POST', 'sports/favourites', of.token, { code });
const unstar = (code: string, of = player) =>
  house.call<FavouriteList>(arcade, 'POST', 'sports/favourites/remove', of.token, { code });

describe('a favourite of the sportsbook', () => {
  it('is stored for all devices of the player, for play money too, and for nobody else', async () => {
    const { id } = await house.fixture(HOUR);
    const trial = await house.open(arcade, { isFreePlay: true, playerRef: player.playerRef });
    expect(valueOf(await star(league)).favourites).toEqual([league]);
    expect(valueOf(await star(id, trial)).favourites).toEqual([league, id]);
    // A second time changes nothing.
    expect(valueOf(await star(id)).favourites).toEqual([league, id]);
    expect((await lobby(trial)).favourites).toEqual([league, id]);
    expect((await lobby(await house.open(arcade))).favourites).toEqual([]);
    expect(valueOf(await unstar(league)).favourites).toEqual([id]);
    expect(valueOf(await unstar(league)).favourites).toEqual([id]);
    expect(valueOf(await unstar(id)).favourites).toEqual([]);
  });

  it('comes first in lists, page by page', async () => {
    const starrer = await house.open(arcade);
    for (const inMs of [HOUR, 2 * HOUR]) await house.fixture(inMs);
    const { id } = await house.fixture(3 * HOUR);
    const page = async (offset: number): Promise<string[]> =>
      valueOf(
        await house.call<FixtureList>(
          arcade,
          'GET',
          `sports/fixtures?phase=upcoming&limit=2&offset=${offset}`,
          starrer.token,
        ),
      ).list.map((fixture) => fixture.id);
    expect([...(await page(0)), ...(await page(2))].slice(0, 2)).not.toContain(id);
    valueOf(await star(id, starrer));
    expect((await page(0))[0]).toBe(id);
    expect(await page(2)).not.toContain(id);
  });

  it('puts only the next fixtures of a starred league first, so that others stay visible', async () => {
    const starrer = await house.open(arcade);
    // The only league of the test's sport: its sixth fixture and a starred one show the order.
    const ids: string[] = [];
    for (let i = 0; i < 8; i += 1) ids.push((await house.fixture(10 * HOUR + i * HOUR)).id);
    const last = ids.at(-1) ?? '';
    valueOf(await star(league, starrer));
    valueOf(await star(last, starrer));
    const { list } = valueOf(
      await house.call<FixtureList>(
        arcade,
        'GET',
        `sports/fixtures?from=${Date.now() + 9.5 * HOUR}&limit=50`,
        starrer.token,
      ),
    );
    expect(list.map((fixture) => fixture.id)).toEqual([...ids.slice(0, 5), last, ...ids.slice(5, 7)]);
  });

  it('is refused for an unknown code, and without a session', async () => {
    const over = await house.fixture(-1_000, { ticks: 1, tickMs: 100 });
    for (const code of ['nothing', 'nothing:1', over.id]) expect(codeOf(await star(code))).toBe('not_found');
    for (const code of ['', 'Fb', 7, null]) expect(codeOf(await star(code))).toBe('bad_request');
    expect(codeOf(await house.call(arcade, 'POST', 'sports/favourites', 'nobody', { code: league }))).toBe(
      'session.expired',
    );
  });

  it('is refused above the maximum, also concurrently; finished fixtures make room', async () => {
    const starrer = await house.open(arcade);
    const ids: string[] = [];
    for (let i = 0; i < MAX_FAVOURITES + 3; i += 1) ids.push((await house.fixture(HOUR + i)).id);
    const answers = await Promise.all(ids.map((id) => star(id, starrer)));
    expect(answers.filter(({ success }) => success)).toHaveLength(MAX_FAVOURITES);
    const refused = answers.findIndex(({ success }) => !success);
    const full = answers[refused];
    expect(full && codeOf(full)).toBe('favourites.full');
    const { favourites } = await lobby(starrer);
    expect(favourites).toHaveLength(MAX_FAVOURITES);
    expect(valueOf(await star(favourites[0], starrer)).favourites).toHaveLength(MAX_FAVOURITES);
    await house.database.db
      .updateTable('fixture')
      .set({ over_at: new Date(), result: JSON.stringify({}) })
      .where('id', '=', favourites[0] ?? '')
      .execute();
    expect((await lobby(starrer)).favourites).toHaveLength(MAX_FAVOURITES - 1);
    expect(valueOf(await star(ids[refused] ?? '', starrer)).favourites).toHaveLength(MAX_FAVOURITES);
  });
});
