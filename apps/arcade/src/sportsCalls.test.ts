import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { FixtureList, ShownFixtures, SlipView } from './sportsApi.ts';
import { anySeed, codeOf, valueOf, type Player } from './testing/roomTable.ts';
import { scriptedSports } from './testing/scriptedSports.ts';
import { createSportsHouse, legOf, type SportsClient, type SportsHouse } from './testing/sportsHouse.ts';

let house: SportsHouse;
let arcade: ArcadeApp;
let player: Player;

beforeAll(async () => {
  house = await createSportsHouse();
  arcade = await house.arcade();
  player = await house.open(arcade);
});
afterAll(() => house.close());

const anyId = '01900000-0000-7000-8000-000000000000';
const ahead = () => house.fixture(3_600_000);

describe('a call of the sportsbook', () => {
  it.each([
    ['GET', 'sports'],
    ['GET', 'sports/fixtures'],
    ['GET', 'sports/fixtures/league:1'],
    ['GET', 'sports/results'],
    ['POST', 'sports/builder'],
    ['POST', 'sports/slips'],
    ['GET', 'sports/slips'],
    ['GET', `sports/slips/${anyId}`],
    ['POST', `sports/slips/${anyId}/cash-out`],
    ['POST', `sports/slips/${anyId}/auto-cash-out`],
  ] as const)('%s %s needs a session', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    expect(codeOf(await house.call(arcade, method, path, undefined, body))).toBe('session.expired');
  });

  it.each([
    ['a stake of zero', { stake: '0' }, 'bad_request'],
    ['a stake that is not a number', { stake: '1e3' }, 'bad_request'],
    ['a stake off the grid', { stake: '1050' }, 'stake.unknown'],
    ['a stake above the highest', { stake: '500100' }, 'stake.unknown'],
    ['no legs', { legs: [] }, 'choice.unknown'],
    ['more legs in a line than there are', { combine: 2 }, 'choice.unknown'],
    ['a field that is not known', { bonus: true }, 'bad_request'],
    ['a short key', { idempotencyKey: 'short' }, 'bad_request'],
    ['a seed that is none', { clientSeed: 'xyz' }, 'bad_request'],
    ['another setting for prices', { priceChanges: 'best' }, 'bad_request'],
  ])('with %s is refused', async (_, change, code) => {
    expect(codeOf(await house.slip(arcade, player, await ahead(), change as object))).toBe(code);
  });

  it('shows fixtures of a sport to anybody, those in play first', async () => {
    const upcoming = await ahead();
    const inPlay = await house.fixture(-1_000);
    const shown = valueOf(await house.call<ShownFixtures>(arcade, 'GET', 'sports/shown?sport=scripted'));
    const ids = shown.list.map(({ id }) => id);
    expect(ids.indexOf(inPlay.id)).toBeLessThan(ids.includes(upcoming.id) ? ids.indexOf(upcoming.id) : ids.length);
    expect(shown.list.find(({ id }) => id === inPlay.id)).toMatchObject({ isLive: true, score: [0, 0] });
    expect(valueOf(await house.call(arcade, 'GET', 'sports/shown?sport=unknown'))).toEqual({ gameCodes: [], list: [] });
    expect(codeOf(await house.call(arcade, 'GET', 'sports/shown'))).toBe('bad_request');
  });

  it('lists fixtures that start from one time on and before another', async () => {
    const { id, startsAt } = await ahead();
    const listed = async (range: string) =>
      valueOf(await house.call<FixtureList>(arcade, 'GET', `sports/fixtures?limit=50&${range}`, player.token)).list.map(
        (fixture) => fixture.id,
      );
    expect(await listed(`from=${startsAt}&until=${startsAt + 1}`)).toEqual([id]);
    expect(await listed(`from=${startsAt + 1}`)).not.toContain(id);
    expect(await listed(`until=${startsAt}`)).not.toContain(id);
    for (const wrong of ['from=never', 'until=-1', 'until=1.5', 'until=9e15'])
      expect(codeOf(await house.call(arcade, 'GET', `sports/fixtures?${wrong}`, player.token))).toBe('bad_request');
  });

  it('finds fixtures by a part of the name of an entrant or a league', async () => {
    const { id } = await ahead();
    const found = async (words: string) =>
      valueOf(
        await house.call<FixtureList>(
          arcade,
          'GET',
          `sports/fixtures?limit=50&search=${encodeURIComponent(words)}`,
          player.token,
        ),
      ).list.map((fixture) => fixture.id);
    expect(await found(' OME ')).toContain(id);
    expect(await found(scriptedSports.leagues[0]?.name.TY.slice(1) ?? '')).toContain(id);
    expect(await found('nobody')).toEqual([]);
    const long = await house.call(arcade, 'GET', `sports/fixtures?search=${'a'.repeat(61)}`, player.token);
    expect(codeOf(long)).toBe('bad_request');
  });

  it('refuses a stake that is not a multiple of the lines', async () => {
    const legs = [legOf(await ahead(), 237), legOf(await ahead(), 237), legOf(await ahead(), 237)];
    const slip = (stake: string) => house.slip(arcade, player, undefined, { legs, combine: 2, stake });
    expect(codeOf(await slip('1000'))).toBe('stake.unknown');
    expect(codeOf(await slip('900'))).toBe('success');
  });

  it('refuses two legs of one fixture, unknown selections and unknown fixtures', async () => {
    const fixture = await ahead();
    const refusals = [
      { legs: [legOf(fixture, 237), legOf(fixture, 475, 'winner', 'draw')], combine: 2, stake: '1000' },
      { legs: [legOf(fixture, 237, 'winner', 'nobody')] },
      { legs: [legOf(fixture, 237, 'weather', 'rain')] },
      { legs: [{ ...legOf(fixture, 237), fixture: 'league:999999' }] },
      { legs: [{ ...legOf(fixture, 237), fixture: "league:1'--" }] },
    ];
    for (const change of refusals)
      expect(codeOf(await house.slip(arcade, player, undefined, change))).toBe('choice.unknown');
  });

  it('refuses a slip that could pay more than the rules allow, and returns the highest possible stake', async () => {
    const fixtures = await Promise.all(Array.from({ length: 8 }, ahead));
    const legs = fixtures.map((fixture) => legOf(fixture, 475, 'winner', 'draw'));
    const place = (stake: string) => house.slip(arcade, player, undefined, { legs, combine: 8, stake });
    // 4.75 to the eighth is 259,153.
    expect(valueOf(await place('1000'))).toMatchObject({
      state: 'refused',
      refusal: 'payout.too_high',
      mostStake: '300',
    });
    expect(valueOf(await place('300'))).toMatchObject({ state: 'open' });
  });

  it('refuses a slip on a finished fixture', async () => {
    const fixture = await house.fixture(-5_000, { ticks: 2, tickMs: 100 });
    const slip = valueOf(await house.slip(arcade, player, fixture, { priceChanges: 'any' }));
    expect(slip).toMatchObject({ state: 'refused', refusal: 'market.closed', newPrices: [null] });
    expect(house.moved(slip.id)).toEqual([]);
  });

  it('neither shows nor changes slips of other players, or of play money in a session for money', async () => {
    const slip = valueOf(await house.slip(arcade, player, await ahead()));
    const others = [
      await house.open(arcade),
      await house.open(arcade, { isFreePlay: true, playerRef: player.playerRef }),
    ];
    const order = { idempotencyKey: anySeed(), share: 10_000, amount: '1' };
    for (const { token } of others) {
      expect(codeOf(await house.call(arcade, 'GET', `sports/slips/${slip.id}`, token))).toBe('not_found');
      expect(codeOf(await house.call(arcade, 'POST', `sports/slips/${slip.id}/cash-out`, token, order))).toBe(
        'not_found',
      );
      expect(
        codeOf(await house.call(arcade, 'POST', `sports/slips/${slip.id}/auto-cash-out`, token, { amount: '1' })),
      ).toBe('not_found');
    }
    expect(valueOf(await house.call<SlipView>(arcade, 'GET', `sports/slips/${slip.id}`, player.token)).state).toBe(
      'open',
    );
  });

  it('does not let the calls of rounds bet on or decide a slip', async () => {
    const slip = valueOf(await house.slip(arcade, player, await ahead()));
    const forged = { decision: { type: 'results', outcomes: ['won'] }, position: 0 };
    expect(codeOf(await house.call(arcade, 'POST', `rounds/${slip.id}/decisions`, player.token, forged))).toBe(
      'decision.unknown',
    );
    expect(codeOf(await house.call(arcade, 'POST', `rounds/${slip.id}/cancel`, player.token))).toBe('not_found');
    const bet = { stake: '1000', choice: slip.round?.choice, idempotencyKey: anySeed(), clientSeed: anySeed() };
    expect(codeOf(await house.call(arcade, 'POST', 'rounds', player.token, bet))).toBe('not_found');
  });
});

describe('the live socket', () => {
  const send = ({ socket }: SportsClient, message: unknown): void => socket.send(JSON.stringify(message));

  it('begins with the open slips, and sends every change of a slip', async () => {
    const fresh = await house.open(arcade);
    const fixture = await house.fixture(60_000, { home: [1], ticks: 3, tickMs: 60_000 });
    const slip = valueOf(await house.slip(arcade, fresh, fixture));
    const client = await house.listen(arcade, fresh);
    const hello = await client.waitFor('hello');
    expect(hello.slips.map(({ id }) => id)).toEqual([slip.id]);
    await house.play(fixture, 0);
    await client.waitFor('slip', ({ slip: view }) => view.views[0]?.phase === 'live');
    await house.play(fixture);
    const { slip: last } = await client.waitFor('slip', ({ slip: view }) => view.round?.state === 'SETTLED');
    expect(last).toMatchObject({ id: slip.id, paid: '2370' });
    client.socket.close();
  });

  it('sends only watched fixtures, at once and at every tick, with their events', async () => {
    const client = await house.listen(arcade, player);
    const [fixture, other] = [await house.fixture(60_000, { home: [2], ticks: 4, tickMs: 60_000 }), await ahead()];
    send(client, { watch: [fixture.id] });
    const first = await client.waitFor('fixture', ({ fixture: { id } }) => id === fixture.id);
    expect(first).toMatchObject({ fixture: { phase: 'upcoming', revision: 0 }, events: [] });
    for (let tick = 0; tick < 4; tick += 1) {
      await house.play(fixture, tick);
      await client.waitFor('fixture', ({ fixture: { id, revision } }) => id === fixture.id && revision === tick + 1);
    }
    await house.play(fixture);
    const over = await client.waitFor('fixture', ({ fixture: { phase } }) => phase === 'over');
    expect(over.fixture.board.score).toEqual([1, 0]);
    const fixtures = client.received.flatMap((message) => (message.type === 'fixture' ? [message] : []));
    expect(fixtures.map(({ fixture: { revision } }) => revision)).toEqual(
      fixtures.map(({ fixture: { revision } }) => revision).toSorted((a, b) => a - b),
    );
    expect(fixtures.flatMap(({ events }) => events)).toEqual([{ tick: 2, type: 'goal', entrant: 0 }]);
    expect(fixtures.some(({ fixture: { id } }) => id === other.id)).toBe(false);
    // No tick is sent before its time.
    for (const {
      fixture: { revision, board },
    } of fixtures)
      expect(board.clock).toBe(Math.max(0, revision - 1));
    client.socket.close();
  });

  it('sends one fixture with all its markets', async () => {
    const client = await house.listen(arcade, player);
    const fixture = await ahead();
    send(client, { watch: [], detail: fixture.id });
    const { fixture: sentFixture, serverSeed } = await client.waitFor('detail');
    expect([sentFixture.id, sentFixture.markets.length, serverSeed]).toEqual([
      fixture.id,
      sentFixture.openMarkets,
      null,
    ]);
    client.socket.close();
  });

  it.each([
    ['more fixtures than it tells of', { watch: Array.from({ length: 61 }, (_, n) => `league:${n}`) }],
    ['no list', { watch: 'league:1' }],
    ['an id that is none', { watch: ['league'] }],
    ['another field', { watch: [], showMessage: 'hello' }],
    ['no JSON', undefined],
  ])('is closed to a client that requests %s', async (_, message) => {
    const client = await house.listen(arcade, player);
    client.socket.send(message === undefined ? 'watch' : JSON.stringify(message));
    expect(await client.closed).toBe(1008);
  });

  it('is closed when the client sends too much, or too often', async () => {
    const long = await house.listen(arcade, player);
    long.socket.send(JSON.stringify({ watch: ['x'.repeat(5_000)] }));
    expect([1006, 1009]).toContain(await long.closed);
    const often = await house.listen(arcade, player);
    for (let times = 0; times < 21; times += 1) send(often, { watch: [] });
    expect(await often.closed).toBe(1008);
  });
});
