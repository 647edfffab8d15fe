import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import { commitmentOf } from './fairness/outcomeWords.ts';
import { outcomeOf } from './modules/round/outcome.ts';
import { sportsbookGame } from './games/sportsbook/game.ts';
import type {
  BuilderPrice,
  FixtureDetail,
  FixtureList,
  ResultList,
  SlipList,
  SlipView,
  SportsLobby,
} from './sportsApi.ts';
import { anySeed, codeOf, valueOf, type Player } from './testing/roomTable.ts';
import { scriptedPace } from './testing/scriptedSports.ts';
import { createSportsHouse, legOf, type SportsHouse, type TestFixture } from './testing/sportsHouse.ts';

/*
 * Prices of the scripted sport: a home or away win 2.37, a draw 4.75, over and under 1.90; one goal ahead 1.58 and
 * 4.75. The margin is 5 %.
 */

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
const isDecided = ({ state }: SlipView): boolean => state !== 'delayed' && state !== 'placing';

/** Lists a short fixture that begins in a minute. */
const soon = (script: object = {}): Promise<TestFixture> => house.fixture(60_000, { ticks: 2, tickMs: 100, ...script });
/** Lists a fixture in play for the length of the test, without events. */
const inPlay = (): Promise<TestFixture> => house.fixture(-1_000);
const ahead = (): Promise<TestFixture> => house.fixture(3_600_000);

describe('a slip before the start', () => {
  it('is placed at once, settled when its fixture is over, and paid once', async () => {
    const fixture = await soon({ home: [1] });
    const before = house.gateway.balance;
    const slip = valueOf(await house.slip(arcade, player, fixture));
    expect(slip).toMatchObject({ state: 'open', stake: '1000', lines: 1, potentialWin: '2370', paid: '0' });
    expect(house.gateway.balance).toBe(before - 1000n);
    await house.play(fixture);
    const settled = await house.until(arcade, player, slip, isSettled);
    expect(settled).toMatchObject({ paid: '2370', views: [{ outcome: 'won', board: { score: [1, 0] } }] });
    expect(house.gateway.balance).toBe(before + 1370n);
    expect(house.moved(slip.id)).toEqual(['bet bet', 'win win']);
  });

  it('pays a system by its lines, and counts an abandoned fixture as 1.00', async () => {
    const last = await soon({ abandonedAt: 1 });
    const fixtures = [await soon({ home: [1] }), await soon({ away: [1] }), last];
    const legs = fixtures.map((fixture) => legOf(fixture, 237));
    const slip = valueOf(await house.slip(arcade, player, undefined, { legs, combine: 2, stake: '3000' }));
    expect(slip).toMatchObject({ lines: 3, potentialWin: '16850' });
    for (const fixture of fixtures) await house.play(fixture);
    const settled = await house.until(arcade, player, slip, isSettled);
    expect(settled.views.map(({ outcome }) => outcome)).toEqual(['won', 'lost', 'void']);
    // One line of 1000 wins: 2.37 × 1.00.
    expect(settled.paid).toBe('2370');
  });

  it('PROMO-07 reports its odds with the bet, and the odds without void legs with the win', async () => {
    const fixtures = [await soon({ home: [1] }), await soon({ abandonedAt: 1 })];
    const legs = fixtures.map((fixture) => legOf(fixture, 237));
    const slip = valueOf(await house.slip(arcade, player, undefined, { legs, combine: 2 }));
    for (const fixture of fixtures) await house.play(fixture);
    await house.until(arcade, player, slip, isSettled);
    const calls = house.gateway.calls.filter(({ txId }) => txId?.startsWith(slip.id));
    expect(calls.map(({ call, odds }) => [call, odds])).toEqual([
      ['bet', '5.61'],
      ['win', '2.37'],
    ]);
  });

  it('is lost as soon as it cannot win, while other fixtures continue', async () => {
    const first = await soon({ away: [1] });
    const legs = [legOf(first, 237), legOf(await inPlay(), 237)];
    const slip = valueOf(await house.slip(arcade, player, undefined, { legs, combine: 2 }));
    await house.passDelay();
    expect((await house.until(arcade, player, slip, isDecided)).state).toBe('open');
    await house.play(first);
    const settled = await house.until(arcade, player, slip, isSettled);
    expect(settled).toMatchObject({ paid: '0', views: [{ outcome: 'lost' }, { outcome: 'open' }] });
    expect(house.moved(slip.id)).toEqual(['bet bet', 'win win']);
  });

  it('is decided before the end if the score decides it', async () => {
    const fixture = await house.fixture(60_000, { home: [1, 2], tickMs: 10_000, ticks: 600 });
    const leg = legOf(fixture, 190, 'total:1.5', 'over');
    const slip = valueOf(await house.slip(arcade, player, undefined, { legs: [leg] }));
    await house.play(fixture, 2);
    const settled = await house.until(arcade, player, slip, isSettled);
    expect(settled).toMatchObject({ paid: '1900', views: [{ outcome: 'won', phase: 'live' }] });
  });

  it('combines selections of a fixture in one leg at their joint price', async () => {
    const fixture = await soon({ home: [1, 2] });
    const selections = [
      { market: 'winner', pick: 'home' },
      { market: 'total:1.5', pick: 'over' },
    ];
    const priced = valueOf(
      await house.call<BuilderPrice>(arcade, 'POST', 'sports/builder', player.token, {
        fixture: fixture.id,
        selections,
      }),
    );
    // The chances are 2/5 and 1/2, which makes 0.95 × 5.
    expect(priced.price).toBe(475);
    const leg = { fixture: fixture.id, selections, price: 475 };
    const slip = valueOf(await house.slip(arcade, player, undefined, { legs: [leg] }));
    await house.play(fixture);
    expect((await house.until(arcade, player, slip, isSettled)).paid).toBe('4750');
  });

  it('can be recomputed from its seeds, which are committed before it and public after it', async () => {
    const lobby = valueOf(await house.call<SportsLobby>(arcade, 'GET', 'sports', player.token));
    const [first, last] = [await soon({ home: [1] }), await soon({ home: [1] })];
    const legs = [legOf(first, 237), legOf(last, 237)];
    const clientSeed = anySeed();
    // 1700 × 2.37² = 9548.73: the fraction of a minor unit is drawn.
    const change = { legs, combine: 2, stake: '1700', clientSeed };
    const slip = valueOf(await house.slip(arcade, player, undefined, change));
    expect(slip.round).toMatchObject({ serverSeedHash: lobby.nextSeedHash, clientSeed, serverSeed: null, nonce: 0 });
    await house.play(last);
    const { round, paid } = await house.until(arcade, player, slip, isSettled);
    if (!round?.serverSeed) throw new Error('the seed is not public');
    expect(commitmentOf(round.serverSeed)).toBe(lobby.nextSeedHash);
    const { serverSeed, choice, decisions, stake } = round;
    const again = outcomeOf(sportsbookGame, {
      serverSeed,
      clientSeed,
      nonce: 0,
      stake: BigInt(stake),
      choice,
      decisions,
    });
    expect(again.win.toString()).toBe(paid);
    expect(['9548', '9549']).toContain(paid);
  });

  it('is placed and paid with play money', async () => {
    const free = await house.open(arcade, { isFreePlay: true });
    const fixture = await soon({ home: [1] });
    const slip = valueOf(await house.slip(arcade, free, fixture));
    const balance = async () =>
      valueOf(await house.call<{ balance: string }>(arcade, 'GET', 'balance', free.token)).balance;
    expect(slip.state).toBe('open');
    expect(await balance()).toBe('99000');
    await house.play(fixture);
    await house.until(arcade, free, slip, isSettled);
    expect(await balance()).toBe('101370');
    expect(house.moved(slip.id)).toEqual([]);
  });

  it('is refused for too little play money, and costs nothing', async () => {
    const free = await house.open(arcade, { isFreePlay: true });
    const slip = valueOf(await house.slip(arcade, free, await ahead(), { stake: '100100' }));
    expect(slip).toMatchObject({ state: 'refused', refusal: 'round.insufficient_funds', round: null });
  });
});

/** Returns the outcome of a slip of one leg, with its calls at the gateway. */
function fateOf({ id, state, refusal, newPrices, legs: [leg] }: SlipView): object {
  return { state, refusal, newPrices, price: leg?.price, moved: house.moved(id) };
}
const acceptedAt = (price: number) => ({ state: 'open', refusal: null, newPrices: null, price, moved: ['bet bet'] });
const changedTo = (price: number, newPrice: number) => ({
  state: 'refused',
  refusal: 'price.changed',
  newPrices: [newPrice],
  price,
  moved: [],
});

describe('a price that differs from the seen one', () => {
  it.each([
    ['none', 240, changedTo(240, 237)],
    ['none', 230, changedTo(230, 237)],
    ['higher', 240, changedTo(240, 237)],
    ['higher', 230, acceptedAt(237)],
    ['any', 240, acceptedAt(237)],
  ] as const)('before the start: "%s" and %i for 2.37', async (priceChanges, price, fate) => {
    const legs = [legOf(await ahead(), price)];
    const slip = valueOf(await house.slip(arcade, player, undefined, { priceChanges, legs }));
    expect(fateOf(slip)).toEqual(fate);
  });

  it.each([
    ['none', 'home', changedTo(237, 158)],
    ['higher', 'home', changedTo(237, 158)],
    ['any', 'home', acceptedAt(158)],
    ['none', 'away', changedTo(237, 475)],
    ['higher', 'away', acceptedAt(475)],
  ] as const)('in play, between tap and bet: "%s" on %s', async (priceChanges, pick, fate) => {
    // The chances move 20 s from now; the slip waits for 30.
    const fixture = await house.fixture(-20_000, { shifts: [1], tickMs: 40_000 });
    const legs = [legOf(fixture, 237, 'winner', pick)];
    const slip = valueOf(await house.slip(arcade, player, undefined, { priceChanges, legs }));
    expect(slip).toMatchObject({ state: 'delayed', round: null });
    await house.passDelay();
    expect(fateOf(await house.until(arcade, player, slip, isDecided))).toEqual(fate);
  });

  it('is refused at once while bets are suspended after a goal, and accepted later', async () => {
    // The goal was ten seconds ago, and stops bets for a minute.
    const fixture = await house.fixture(-20_000, { home: [1], tickMs: 10_000, ticks: 600 });
    const requested = { legs: [legOf(fixture, 158)], priceChanges: 'any' as const };
    const early = valueOf(await house.slip(arcade, player, undefined, requested));
    expect(early).toMatchObject({ state: 'refused', refusal: 'market.closed', newPrices: [null] });
    await house.clock.pass(scriptedPace.suspendedMs);
    const isSuspendedNow = async (): Promise<boolean> => {
      const { markets } = valueOf(
        await house.call<FixtureDetail>(arcade, 'GET', `sports/fixtures/${fixture.id}`, player.token),
      );
      return markets.some(({ isSuspended }) => isSuspended);
    };
    await expect.poll(isSuspendedNow).toBe(false);
    const later = valueOf(await house.slip(arcade, player, undefined, requested));
    await house.passDelay();
    expect((await house.until(arcade, player, later, isDecided)).state).toBe('open');
  });
});

describe('a slip in play', () => {
  it('waits for the delay of its sport, then is accepted', async () => {
    const slip = valueOf(await house.slip(arcade, player, await inPlay()));
    expect(slip).toMatchObject({ state: 'delayed', round: null, decidedAt: slip.placedAt + scriptedPace.betDelayMs });
    expect(house.moved(slip.id)).toEqual([]);
    await house.passDelay();
    const accepted = await house.until(arcade, player, slip, isDecided);
    expect(accepted).toMatchObject({ state: 'open', refusal: null });
    expect(house.moved(slip.id)).toEqual(['bet bet']);
  });

  it('is refused when a goal falls during the delay, and costs nothing', async () => {
    const fixture = await house.fixture(-20_000, { away: [1], tickMs: 40_000 });
    const slip = valueOf(await house.slip(arcade, player, fixture, { priceChanges: 'any' }));
    expect(slip.state).toBe('delayed');
    await house.passDelay();
    const refused = await house.until(arcade, player, slip, isDecided);
    expect(refused).toMatchObject({ state: 'refused', refusal: 'market.closed', round: null });
    expect(house.moved(slip.id)).toEqual([]);
  });

  it('is one slip when it is sent repeatedly', async () => {
    const fixture = await inPlay();
    const same = { idempotencyKey: anySeed(), clientSeed: anySeed() };
    const sent = await Promise.all([1, 2, 3].map(() => house.slip(arcade, player, fixture, same)));
    const ids = sent.map((answer) => valueOf(answer).id);
    expect(new Set(ids).size).toBe(1);
    const [slip] = sent.map(valueOf);
    if (!slip) throw new Error('no slip');
    await house.passDelay();
    await house.until(arcade, player, slip, isDecided);
    expect(valueOf(await house.slip(arcade, player, fixture, same))).toMatchObject({ id: slip.id, state: 'open' });
    expect(house.moved(slip.id)).toEqual(['bet bet']);
    expect(codeOf(await house.slip(arcade, player, fixture, { ...same, stake: '2000' }))).toBe('round.key_reused');
  });

  it('stays refused when it is sent again, even if it would be accepted now', async () => {
    const fixture = await ahead();
    const same = { idempotencyKey: anySeed(), legs: [legOf(fixture, 240)] };
    const slip = valueOf(await house.slip(arcade, player, undefined, same));
    expect(slip.state).toBe('refused');
    expect(valueOf(await house.slip(arcade, player, undefined, same))).toMatchObject({ id: slip.id, state: 'refused' });
  });

  it('is refused when the gateway refuses its bet', async () => {
    house.gateway.failNext('bet', 'INSUFFICIENT_FUNDS');
    const slip = valueOf(await house.slip(arcade, player, await ahead()));
    expect(slip).toMatchObject({ state: 'refused', refusal: 'round.insufficient_funds', paid: '0' });
  });
});

describe('fixtures', () => {
  it('are listed with their prices, and individually with all markets', async () => {
    const fixture = await house.fixture(1_800_000);
    const { list } = valueOf(
      await house.call<FixtureList>(arcade, 'GET', 'sports/fixtures?phase=upcoming&limit=50', player.token),
    );
    const found = list.find(({ id }) => id === fixture.id);
    expect(found).toMatchObject({ phase: 'upcoming', startsAt: fixture.startsAt, revision: 0, openMarkets: 3 });
    expect(found?.markets.find(({ market }) => market === 'winner')?.picks).toEqual([
      { pick: 'home', price: 237 },
      { pick: 'draw', price: 475 },
      { pick: 'away', price: 237 },
    ]);
    const detail = valueOf(
      await house.call<FixtureDetail>(arcade, 'GET', `sports/fixtures/${fixture.id}`, player.token),
    );
    expect(detail).toMatchObject({ id: fixture.id, events: [], serverSeed: null });
  });

  it('are among the results when they are over, with the committed seed', async () => {
    const fixture = await soon({ home: [1], away: [2] });
    const { seedHash, clientSeed } = valueOf(
      await house.call<FixtureDetail>(arcade, 'GET', `sports/fixtures/${fixture.id}`, player.token),
    );
    const [, number] = fixture.id.split(':');
    const text = `parlor-sportsbook-1:league:${number}`;
    expect(clientSeed).toBe(createHash('sha256').update(text).digest('hex'));
    await house.play(fixture);
    for (;;) {
      const { list } = valueOf(
        await house.call<ResultList>(arcade, 'GET', 'sports/results?sport=scripted', player.token),
      );
      const result = list.find(({ id }) => id === fixture.id);
      if (!result) continue;
      expect(result).toMatchObject({ seedHash, clientSeed, board: { score: [1, 1], isOver: true } });
      expect(commitmentOf(result.serverSeed)).toBe(seedHash);
      break;
    }
    const ended = valueOf(
      await house.call<FixtureDetail>(arcade, 'GET', `sports/fixtures/${fixture.id}`, player.token),
    );
    expect(ended.phase).toBe('over');
    expect(ended.serverSeed && commitmentOf(ended.serverSeed)).toBe(seedHash);
  });
});

describe('the slips of a player', () => {
  it('are listed open and closed, the newest first', async () => {
    const fresh = await house.open(arcade);
    const fixture = await ahead();
    const place = async (price = 237) =>
      valueOf(await house.slip(arcade, fresh, undefined, { legs: [legOf(fixture, price)] })).id;
    const [first, refused, last] = [await place(), await place(240), await place()];
    const list = async (query: string) =>
      valueOf(await house.call<SlipList>(arcade, 'GET', `sports/slips?${query}`, fresh.token));
    expect((await list('state=open')).list.map(({ id }) => id)).toEqual([last, first]);
    expect((await list('state=closed')).list.map(({ id }) => id)).toEqual([refused]);
    expect(await list(`state=open&limit=1`)).toMatchObject({ list: [{ id: last }], hasMore: true });
    expect((await list(`state=open&before=${last}`)).list.map(({ id }) => id)).toEqual([first]);
  });

  it('do not block rotating the seeds of other games', async () => {
    const fresh = await house.open(arcade);
    valueOf(await house.slip(arcade, fresh, await ahead()));
    expect(codeOf(await house.call(arcade, 'POST', 'seeds/rotate', fresh.token, {}))).toBe('success');
  });
});
