// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import { detailOf, fixtureOf, lobbyOf, marketOf, NOW, resultOfFixture, upcomingOf } from './testing/sampleSports.ts';
import { settle, startSports } from './testing/startSports.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '#');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const priced = (home: number, revision: number) =>
  fixtureOf('fb-lantern:7', { revision, markets: [marketOf('result', { home, draw: 340, away: 410 })] });

describe('the list of fixtures', () => {
  it('shows score, clock and three prices whose names contain the bet', async () => {
    const page = await startSports();
    expect(page.textOf('.sb-league-name')).toBe('Lantern League');
    expect(page.textOf('.fixture-state')).toBe('67′');
    expect(page.textOf('.fixture-score')).toBe('1');
    expect(page.textOf('.fixture-more')).toBe('+23 ›');
    expect([0, 1, 2].map((i) => page.find('.price', i).getAttribute('aria-label'))).toEqual([
      'Lantern Otters to win, 2.15, Lantern Otters against Monsoon Herons',
      'Draw, 3.40, Lantern Otters against Monsoon Herons',
      'Monsoon Herons to win, 4.10, Lantern Otters against Monsoon Herons',
    ]);
  });

  it('states above the fixtures that they are simulated', async () => {
    const page = await startSports();
    expect(page.textOf('.sb-place > .simulated')).toBe('Simulated fixtures');
    expect(page.find('.sb-place > .simulated').nextElementSibling?.className).toBe('sb-list');
  });

  it('marks a price that changed with an arrow, in place', async () => {
    const page = await startSports();
    const button = page.find('.price');
    page.receive({ type: 'fixture', fixture: priced(230, 11), events: [] });
    expect(page.find('.price')).toBe(button);
    expect(page.textOf('.price .price-figure')).toBe('2.30');
    expect([button.dataset['move'], page.textOf('.price-arrow')]).toEqual(['up', '▲']);
    page.receive({ type: 'fixture', fixture: priced(190, 12), events: [] });
    expect([button.dataset['move'], page.textOf('.price-arrow')]).toEqual(['down', '▼']);
    await settle(4_000);
    expect(button.dataset['move']).toBeUndefined();
  });

  it('ignores a message that is older than the shown data', async () => {
    const page = await startSports();
    page.receive({ type: 'fixture', fixture: priced(230, 12), events: [] });
    page.receive({ type: 'fixture', fixture: priced(190, 11), events: [] });
    expect(page.textOf('.price .price-figure')).toBe('2.30');
  });

  it('locks the prices of a suspended market', async () => {
    const page = await startSports();
    const market = marketOf('result', { home: 215, draw: 340, away: 410 }, { isSuspended: true });
    page.receive({
      type: 'fixture',
      fixture: fixtureOf('fb-lantern:7', { revision: 11, markets: [market] }),
      events: [],
    });
    expect(page.find('.price').getAttribute('aria-disabled')).toBe('true');
    expect(page.find('.price').getAttribute('aria-label')).toContain('suspended');
    await page.press('.price');
    expect(page.textOf('.slip-bar-label')).toBe('Tap a price to start a slip');
  });

  it('opens the sport of the card, with upcoming fixtures if none is live', async () => {
    const page = await startSports({ session: { title: { EN: 'Basketball Arena', TY: 'สนามบาสเกตบอล' } } });
    expect(page.find('[aria-current]').textContent).toContain('Basketball');
    expect(page.find('[data-tab="upcoming"]').getAttribute('aria-selected')).toBe('true');
  });

  it('folds a long league, and shows all of it on request', async () => {
    const list = Array.from({ length: 9 }, (_, i) => upcomingOf(`fb-lantern:${20 + i}`));
    const page = await startSports({
      answers: { 'GET sports/fixtures?upcoming': { serverTime: NOW, list, hasMore: false } },
    });
    await page.press('[data-tab="upcoming"]');
    expect(document.querySelectorAll('.fixture')).toHaveLength(4);
    await page.pressNamed('All 9 of this league');
    expect(document.querySelectorAll('.fixture')).toHaveLength(9);
  });

  it('reports that nothing is live, and links to upcoming fixtures', async () => {
    const page = await startSports({
      answers: { 'GET sports/fixtures?live': { serverTime: NOW, list: [], hasMore: false } },
    });
    expect(page.textOf('.sb-note strong')).toBe('Nothing in play');
    await page.pressNamed('See what comes next');
    expect(page.textOf('.fixture-state')).toBe('in 12 min');
  });

  it('shows the next start while nothing is live, and then the fixture', async () => {
    const next = upcomingOf('fb-lantern:8', { startsAt: NOW + 90_000 });
    const page = await startSports({
      answers: {
        'GET sports': () => lobbyOf({ serverTime: Date.now() }),
        'GET sports/fixtures?live': { serverTime: NOW, list: [], hasMore: false },
        'GET sports/fixtures?upcoming': { serverTime: NOW, list: [next], hasMore: false },
      },
    });
    expect(page.textOf('.next-start')).toBe('The next one begins in 1 min: Lantern Otters – Monsoon Herons');
    await settle(60_000);
    expect(page.textOf('.next-start')).toBe('The next one begins in 30 s: Lantern Otters – Monsoon Herons');
    page.answers['GET sports/fixtures?live'] = { list: [fixtureOf('fb-lantern:8')], hasMore: false };
    await settle(31_000);
    expect(page.textOf('.fixture-name')).toBe('Lantern Otters');
  });

  it('shows one chosen league, and all leagues of another sport', async () => {
    const page = await startSports();
    const requests = (): string[] => page.paths.filter((path) => path.startsWith('sports/fixtures?'));
    expect(document.querySelector('.sb-leagues')?.textContent).toBe('All leaguesLantern LeagueOrchid Cup');
    page.find('.sb-leagues input', 2).dispatchEvent(new Event('change'));
    await settle();
    expect(requests().at(-1)).toContain('league=fb-orchid');
    await page.press('.sb-sport', 2);
    expect(requests().at(-1)).not.toContain('league=');
    expect(page.find('.sb-leagues').hidden).toBe(true);
  });

  it('reports that the server cannot be reached, and retries on request', async () => {
    const page = await startSports({ answers: { 'GET sports/fixtures?live': new ArcadeFailure('offline') } });
    expect(page.find('.sb-note').getAttribute('role')).toBe('alert');
    page.answers['GET sports/fixtures?live'] = { list: [fixtureOf('fb-lantern:7')], hasMore: false };
    await page.pressNamed('Try again');
    expect(page.textOf('.fixture-name')).toBe('Lantern Otters');
  });

  it('subscribes to the shown fixtures, and again after a lost connection', async () => {
    const page = await startSports();
    await settle(300);
    expect(page.sockets[0]?.sent.at(-1)).toBe('{"watch":["fb-lantern:7"],"detail":null}');
    page.sockets[0]?.close();
    expect(page.textOf('.message')).toBe('No connection. Reconnecting… Your bets are safe.');
    await settle(1_000);
    page.sockets[1]?.open();
    page.receive({ type: 'hello', serverTime: NOW, slips: [] });
    await settle(300);
    expect(page.sockets[1]?.sent.at(-1)).toBe('{"watch":["fb-lantern:7"],"detail":null}');
    expect(page.textOf('.message')).toBe('');
  });
});

describe('the page of a fixture', () => {
  async function opened() {
    const page = await startSports();
    await page.press('.fixture-open');
    await vi.dynamicImportSettled();
    await settle(300);
    return page;
  }

  it('shows the score, the goals and every market', async () => {
    const page = await opened();
    expect(page.textOf('.board-score')).toBe('1 : 0');
    expect(page.find('.timeline-mark').getAttribute('aria-label')).toBe('56′ Goal for Lantern Otters');
    expect(page.textOf('.simulated')).toBe('Simulated fixtures');
    const markets = [...document.querySelectorAll('.market-list summary')].map(({ textContent }) => textContent);
    expect(markets).toEqual([
      'Result',
      'Double chance',
      'Handicap −0.5',
      'Handicap −1.5',
      'Total goals 1.5',
      'Total goals 2.5',
      'Both score',
      'Correct score',
      'Goal 2',
    ]);
    expect(page.textOf('.seeds .facts')).toContain('ab'.repeat(32));
    expect(page.sockets[0]?.sent.at(-1)).toBe('{"watch":[],"detail":"fb-lantern:7"}');
  });

  it('shows one group of markets when its chip is pressed', async () => {
    const page = await opened();
    await page.press('.chip[data-group="total"]');
    expect(document.querySelectorAll('.market-list .market')).toHaveLength(2);
  });

  it('keeps markets folded while prices change', async () => {
    const page = await opened();
    const first = page.find('.market-list .market');
    first.removeAttribute('open');
    page.receive({ type: 'detail', fixture: detailOf('fb-lantern:7', { revision: 12 }), events: [], serverSeed: null });
    expect(page.find('.market-list .market')).toBe(first);
    expect(first.hasAttribute('open')).toBe(false);
  });

  it('is restored after a reload', async () => {
    await opened();
    expect(location.hash).toBe('#tab=live&sport=football&fixture=fb-lantern%3A7');
    const again = await startSports();
    expect(again.textOf('.board-score')).toBe('1 : 0');
  });

  it('combines picks of a fixture at the price of the server', async () => {
    const page = await opened();
    await page.press('.builder-switch input');
    await page.press('.market-list .price', 0);
    expect(page.textOf('.builder-price')).toBe('—');
    await page.pressNamed('Total goals 1.5: Over 1.5, 1.52, Lantern Otters – Monsoon Herons');
    await settle(200);
    expect(page.textOf('.builder-price')).toBe('5.12');
    await page.pressNamed('Add to slip');
    await page.press('.slip-bar');
    expect(page.textOf('.slip-tag')).toBe('Bet builder');
    expect(page.textOf('.slip-leg .slip-price')).toBe('5.12');
  });

  it('reports picks that exclude each other', async () => {
    const page = await opened();
    page.answers['POST sports/builder'] = { fixture: 'fb-lantern:7', price: null, revision: 10 };
    await page.press('.builder-switch input');
    await page.press('.market-list .price', 0);
    await page.pressNamed('Total goals 1.5: Under 1.5, 2.40, Lantern Otters – Monsoon Herons');
    await settle(200);
    expect(page.textOf('.builder-price')).toBe('They exclude each other');
    expect(page.find('.builder-add').hasAttribute('disabled')).toBe(true);
  });
});

describe('a race', () => {
  /** Four runners half way; the last one has fallen back. */
  const race = detailOf('hr-moon:3', {
    sport: 'horse-racing',
    entrants: ['Amber', 'Birch', 'Cedar', 'Dune'].map((EN) => ({ EN, TY: EN, CN: EN })),
    startsAt: NOW - 60_000,
    endsBy: NOW + 60_000,
    markets: [],
    events: [],
    board: {
      score: [1, 1, 1, 4],
      periods: [],
      period: 'race',
      clock: 1,
      isOver: false,
      isAbandoned: false,
      details: { inContention: [1, 1, 1, 0] },
    },
  });
  const sharesOf = (): number[] =>
    [...document.querySelectorAll<HTMLElement>('.lane-runner')].map((runner) =>
      Number(runner.style.getPropertyValue('--share')),
    );

  it('keeps moving between two ticks, and keeps a fallen runner behind', async () => {
    history.replaceState(null, '', '#tab=live&sport=horse-racing&fixture=hr-moon:3');
    await startSports({ answers: { 'GET sports/fixtures/hr-moon:3': race } });
    await vi.dynamicImportSettled();
    const before = sharesOf();
    await settle(10_000);
    const after = sharesOf();
    expect(before).toHaveLength(4);
    after.forEach((share, i) => expect(share).toBeGreaterThan(before[i] ?? 1));
    expect(Math.min(...after)).toBe(after[3]);
    expect(document.querySelector('.is-behind .lane-place')?.textContent).toBe('4.');
  });
});

describe('results', () => {
  it('recomputes a fixture from its seeds and shows the result', async () => {
    vi.useRealTimers();
    const { fixtureOf: modelFixture } = await import('../model/fixtures.ts');
    const { modelOf } = await import('../model/models.ts');
    const { commitment, fixtureDraw, tapeOf } = await import('../model/tape.ts');
    const seeds = { serverSeed: '12'.repeat(32), clientSeed: 'cd'.repeat(16) };
    const fixture = modelFixture('fb-lantern', 1);
    const last = tapeOf(fixture, fixtureDraw(fixture, seeds)).at(-1) ?? null;
    const board = modelOf(fixture).board(fixture, last);
    const { checkTape } = await import('./checkTape.ts');
    const result = resultOfFixture('fb-lantern:1', { board, ...seeds, seedHash: commitment(seeds.serverSeed) });
    expect(await checkTape(result)).toBe('proven');
    const [home = 0, away = 0] = board.score;
    expect(await checkTape({ ...result, board: { ...board, score: [home + 1, away] } })).toBe('wrongScore');
    expect(await checkTape({ ...result, serverSeed: '13'.repeat(32) })).toBe('wrongSeed');
  });
});
