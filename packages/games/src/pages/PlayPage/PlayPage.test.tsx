import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGetPlayReminderQuery } from '@parlor/api-client';
import type { ErrorCode, Launch } from '@parlor/contract';
import {
  buildAnchor,
  buildGame,
  buildLiveTable,
  buildLiveTables,
  buildMarkTable,
  buildSession,
  PENDING,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './PlayPage.tsx';

const origin = 'http://localhost:8081';
const launch: Launch = { url: `${origin}/play/lotus-lanterns?code=once`, origin, game: buildGame() };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open({ answers, ...options }: HarnessOptions = {}) {
  return renderWithApp(
    <Routes>
      <Route path="/m/play/:nodeId" element={<Page />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      route: '/m/play/100001',
      session: buildSession(),
      answers: { launchGame: launch, getBalance: { sumBalance: '10000.00', currency: 'THB' }, ...answers },
      ...options,
    },
  );
}
/** The game's frame, with a window of its own as a browser gives it. */
async function frame(): Promise<HTMLIFrameElement> {
  const element = await screen.findByTitle<HTMLIFrameElement>('Lotus Lanterns, game');
  Object.defineProperty(element, 'contentWindow', {
    configurable: true,
    value: { name: 'game', postMessage: () => undefined },
  });
  return element;
}

/** What the bar over the game reads. */
const bar = () => within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);

/** What another window says to the site. */
function say(
  type: string,
  over: Partial<{ origin: string; source: Window | null; data: unknown }> = {},
  from: HTMLIFrameElement | null = null,
) {
  const event = new MessageEvent('message', { data: { source: 'parlor-game', type }, origin, ...over });
  Object.defineProperty(event, 'source', { value: 'source' in over ? over.source : from?.contentWindow });
  window.dispatchEvent(event);
}

describe('the play page', () => {
  it('GAME-16 launches the game in a sandboxed frame with minimal permissions', async () => {
    const asked: unknown[] = [];
    open({ answers: { launchGame: ({ body }: MockRequest) => (asked.push(body), launch) } });
    const game = await frame();
    expect(asked[0]).toEqual({ nodeId: '100001', freePlay: '0' });
    expect(game.getAttribute('src')).toBe(launch.url);
    expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-downloads allow-popups');
    expect(game.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(game.getAttribute('allow')).toBe('fullscreen; clipboard-write; web-share');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lotus Lanterns');
  });

  it('opens the game at the fixture that the address names', async () => {
    open({ route: '/m/play/100001?fixture=fb-lantern:7' });
    expect((await frame()).getAttribute('src')).toBe(`${launch.url}&fixture=fb-lantern%3A7`);
  });

  it('opens the game with a slip that somebody shared, cut to a length', async () => {
    open({ route: `/m/play/100001?slip=P1${'a'.repeat(3_000)}&more=1` });
    expect((await frame()).getAttribute('src')).toBe(`${launch.url}&slip=P1${'a'.repeat(1_998)}`);
  });

  it('tells a game that is ready, and its origin alone, the address of the page', async () => {
    open({ route: '/m/play/100001?slip=P1abc' });
    const game = await frame();
    const postMessage = vi.fn<(message: unknown, target: string) => void>();
    Object.defineProperty(game.contentWindow, 'postMessage', { value: postMessage });
    say('ready', {}, game);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { source: 'parlor-site', type: 'page', address: `${window.location.origin}${window.location.pathname}` },
      launch.origin,
    );
  });

  it('MEM-08 tells the game to pause while a reminder of play waits for an answer', async () => {
    function Reminder() {
      useGetPlayReminderQuery();
      return null;
    }
    const due = {
      since: 1,
      playedMs: 3_600_000,
      staked: '1.00',
      won: '0.00',
      net: '-1.00',
      currency: 'THB',
      pauseMinutes: 0,
    };
    renderWithApp(
      <Routes>
        <Route
          path="/m/play/:nodeId"
          element={
            <>
              <Page />
              <Reminder />
            </>
          }
        />
      </Routes>,
      {
        route: '/m/play/100001',
        session: buildSession(),
        answers: {
          launchGame: launch,
          getBalance: { sumBalance: '10000.00', currency: 'THB' },
          getPlayReminder: { minutes: 60, askInMs: null, due },
        },
      },
    );
    const game = await frame();
    const postMessage = vi.fn<(message: unknown, target: string) => void>();
    Object.defineProperty(game.contentWindow, 'postMessage', { value: postMessage });
    say('ready', {}, game);
    await waitFor(() =>
      expect(postMessage).toHaveBeenCalledWith({ source: 'parlor-site', type: 'pause' }, launch.origin),
    );
  });

  it('GAME-16 requests the single-use launch URL once, even when effects run twice', async () => {
    const launchGame = vi.fn<() => Launch>(() => launch);
    renderWithApp(
      <StrictMode>
        <Routes>
          <Route path="/m/play/:nodeId" element={<Page />} />
        </Routes>
      </StrictMode>,
      {
        route: '/m/play/100001',
        session: buildSession(),
        answers: { launchGame, getBalance: { sumBalance: '1.00', currency: 'THB' } },
      },
    );
    await frame();
    expect(launchGame).toHaveBeenCalledOnce();
  });

  it.each([
    ['the site’s own origin', { ...launch, url: `${window.location.origin}/game`, origin: window.location.origin }],
    ['an origin other than the promised one', { ...launch, url: 'https://evil.example/' }],
    [
      'an origin that the merchant does not list',
      { ...launch, url: 'https://evil.example/', origin: 'https://evil.example' },
    ],
  ])('GAME-16 does not open a game on %s', async (_, unsafe) => {
    open({ answers: { launchGame: unsafe } });
    expect((await screen.findByRole('alert')).textContent).toContain('not safe');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('GAME-17 requests and labels free play when the URL asks for it', async () => {
    const asked: unknown[] = [];
    open({
      route: '/m/play/100001?free=1',
      answers: { launchGame: ({ body }: MockRequest) => (asked.push(body), launch) },
    });
    await frame();
    expect(asked[0]).toMatchObject({ freePlay: '1' });
    expect(bar().getByRole('heading', { name: 'Lotus Lanterns' })).toBeShown();
    expect(bar().getByText('Free play')).toBeShown();
  });

  it('AUTH-10 requests free play for a trial account even when the URL does not ask for it', async () => {
    const asked: unknown[] = [];
    open({
      session: buildSession({ type: 4 }),
      answers: { launchGame: ({ body }: MockRequest) => (asked.push(body), launch) },
    });
    await frame();
    expect(asked[0]).toMatchObject({ freePlay: '1' });
  });

  it('shows a loading message while the game opens', () => {
    open({ answers: { launchGame: PENDING } });
    expect(screen.getByRole('main').textContent).toContain('Opening the game…');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('opens the home page when the player leaves and there is no history to go back to', async () => {
    const { location } = open();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(location()).toBe('/m/home');
  });
});

describe('messages from the game', () => {
  it('GAME-16 HOME-08 refresh the balance when it has changed', async () => {
    let balance = '10000.00';
    open({ answers: { getBalance: () => ({ sumBalance: balance, currency: 'THB' }) } });
    const game = await frame();
    expect(await bar().findByText('฿10,000.00')).toBeShown();
    balance = '10250.50';
    say('balance_changed', {}, game);
    expect(await bar().findByText('฿10,250.50')).toBeShown();
  });

  it('open the home page on exit and the deposit page on a deposit request', async () => {
    const left = open();
    say('exit', {}, await frame());
    await waitFor(() => expect(left.location()).toBe('/m/home'));
    cleanup();
    const deposit = open();
    say('deposit', {}, await frame());
    await waitFor(() => expect(deposit.location()).toBe('/m/voucherCenter'));
  });

  it('GAME-16 are ignored from another origin, from another window or in another format', async () => {
    const getBalance = vi.fn<() => unknown>(() => ({ sumBalance: '10000.00', currency: 'THB' }));
    const { location } = open({ answers: { getBalance } });
    const game = await frame();
    await screen.findByText('฿10,000.00');
    say('exit', { origin: 'https://evil.example' }, game);
    say('exit', { source: window });
    say('exit', { source: null });
    say('balance_changed', { source: window });
    say('exit', { data: { source: 'someone', type: 'exit' } }, game);
    say('withdraw', {}, game);
    say('exit', { data: 'exit' }, game);
    expect(location()).toBe('/m/play/100001');
    expect(getBalance).toHaveBeenCalledOnce();
    // The game itself is heard.
    say('balance_changed', {}, game);
    await waitFor(() => expect(getBalance).toHaveBeenCalledTimes(2));
  });
});

describe('a table that asks for other tables', () => {
  const table: Launch = { ...launch, game: buildGame({ gameType: 'LIVE' }) };
  const listLiveTables = buildLiveTables({ list: [buildLiveTable(), buildMarkTable()] });

  /** Opens the table, and gives the messages that it gets of one type. */
  async function openTable({ answers, ...options }: HarnessOptions = {}) {
    const asked: unknown[] = [];
    const opened = open({
      ...options,
      answers: {
        listLiveTables,
        ...answers,
        launchGame: ({ body }: MockRequest) => (asked.push(body), answers?.['launchGame'] ?? table),
      },
    });
    const game = await frame();
    const postMessage = vi.fn<(message: { type: string }, target: string) => void>();
    Object.defineProperty(game.contentWindow, 'postMessage', { value: postMessage });
    const told = () => postMessage.mock.calls.filter(([{ type }]) => type === 'tables');
    const choose = (gameCode: unknown) =>
      say('', { data: { source: 'parlor-game', type: 'open_table', gameCode } }, game);
    return { ...opened, game, asked, told, choose };
  }

  it('GAME-16 is told those that the site offers, by code and name, to its origin alone', async () => {
    const { game, told } = await openTable();
    say('list_tables', {}, game);
    await waitFor(() =>
      expect(told()).toEqual([
        [
          {
            source: 'parlor-site',
            type: 'tables',
            tables: [
              { gameCode: 'velvet-baccarat', name: 'Velvet Baccarat' },
              { gameCode: 'velvet-roulette', name: 'Velvet Roulette' },
            ],
          },
          launch.origin,
        ],
      ]),
    );
  });

  it.each([
    ['the games do not answer', buildLiveTables({ isReachable: false, list: [] })],
    ['the gateway refuses', refusal('request.rate_limited')],
  ])('is told that nobody knows where %s', async (_, answer) => {
    const { game, told } = await openTable({ answers: { listLiveTables: answer } });
    say('list_tables', {}, game);
    await waitFor(() => expect(told()).toMatchObject([[{ tables: null }, launch.origin]]));
  });

  it('GAME-16 gives way to the other table, which is launched by its card', async () => {
    const { asked, choose, location } = await openTable();
    choose('velvet-roulette');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ nodeId: '300101', freePlay: '0' });
    expect(location()).toBe('/m/play/300101');
  });

  it('GAME-17 stays in free play', async () => {
    const { asked, choose } = await openTable({ route: '/m/play/100001?free=1' });
    choose('velvet-roulette');
    await waitFor(() => expect(asked[1]).toEqual({ nodeId: '300101', freePlay: '1' }));
  });

  it('stays where the site does not offer the other one, and is told which it does', async () => {
    const { asked, choose, told, location } = await openTable();
    choose('closed-baccarat');
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(location()).toBe('/m/play/100001');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['another game than a table', { launchGame: launch }, {}],
    ['another window', {}, { source: window }],
    ['another origin', {}, { origin: 'https://evil.example' }],
  ])('GAME-16 is what alone is heard: %s leads nowhere', async (_, answers, over) => {
    const asked = vi.fn<() => unknown>(() => listLiveTables);
    const getBalance = vi.fn<() => unknown>(() => ({ sumBalance: '10000.00', currency: 'THB' }));
    const { game, location } = await openTable({ answers: { ...answers, listLiveTables: asked, getBalance } });
    await screen.findByText('฿10,000.00');
    say('list_tables', over, game);
    say('', { ...over, data: { source: 'parlor-game', type: 'open_table', gameCode: 'velvet-roulette' } }, game);
    // What the game says after that is answered, and so what came before would have been.
    say('balance_changed', {}, game);
    await waitFor(() => expect(getBalance).toHaveBeenCalledTimes(2));
    expect(asked).not.toHaveBeenCalled();
    expect(location()).toBe('/m/play/100001');
  });
});

describe('an address that names a table by its game code', () => {
  const answers = { listLiveTables: buildLiveTables({ list: [buildMarkTable()] }) };

  it.each([
    ['/m/play/table?code=velvet-roulette', '/m/play/300101'],
    ['/m/play/table?code=velvet-roulette&free=1', '/m/play/300101?free=1'],
  ])('leads to its card: %s', async (route, target) => {
    const { location } = open({ route, answers });
    await frame();
    expect(location()).toBe(target);
  });

  it('says that the table is not offered, and leads to the others', async () => {
    open({ route: '/m/play/table?code=closed-baccarat', answers });
    expect((await screen.findByRole('alert')).textContent).toContain('This table is not offered here.');
    expect(screen.getByRole('link', { name: 'Other games' }).getAttribute('href')).toBe('/m/live-games');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('tries again where the tables do not answer', async () => {
    let answer: unknown = buildLiveTables({ isReachable: false, list: [] });
    const { location } = open({
      route: '/m/play/table?code=velvet-roulette',
      answers: { listLiveTables: () => answer },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('do not answer');
    answer = answers.listLiveTables;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await frame();
    expect(location()).toBe('/m/play/300101');
  });
});

describe('the balance in the game bar', () => {
  it('HOME-08 has two decimals and the currency symbol, and is masked by asterisks when hidden', async () => {
    open();
    expect(await bar().findByText('฿10,000.00')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(bar().getByText('****')).toBeShown();
    expect(bar().queryByText(/10,000/)).toBeNull();
    cleanup();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show balance' }));
    expect(await bar().findByText('฿10,000.00')).toBeShown();
  });

  it('HOME-08 is masked while it refreshes', async () => {
    let answer: unknown = { sumBalance: '10000.00', currency: 'THB' };
    open({ answers: { getBalance: () => answer } });
    await screen.findByText('฿10,000.00');
    answer = PENDING;
    say('balance_changed', {}, await frame());
    expect(await bar().findByText('Balance is being refreshed')).toBeShown();
    expect(bar().queryByText(/10,000/)).toBeNull();
  });
});

describe('a failed game launch', () => {
  it.each<[ErrorCode, string, string, string?]>([
    ['game.launch_url_empty', 'The requested url is empty. please check your request format.', 'Try again'],
    [
      'game.vendor_maintenance',
      'This game is under maintenance. Please try another one.',
      'Other games',
      '/m/hot-games',
    ],
    ['game.opens_soon', 'This game opens soon. Please try another one.', 'Other games', '/m/hot-games'],
    ['game.not_found', 'We cannot find this game.', 'Other games', '/m/hot-games'],
    ['game.free_play_unsupported', 'This game cannot be played for free.', 'Play for real', '/m/play/100001'],
    ['game.not_allowed_here', 'This game cannot be played for money here.', 'Other games', '/m/hot-games'],
    ['account.real_required', 'Please log in to a real account to use this function', 'Register', '/m/register'],
    ['wallet.insufficient_balance', 'Your balance is too low.', 'Deposit', '/m/voucherCenter'],
    ['system.unavailable', 'System upgrading, please try again later.', 'Try again'],
    ['system.unknown', 'Unknown error', 'Try again'],
  ])('GAME-21 with %s shows a message and a next step', async (code, words, way, target) => {
    const { location } = open({ answers: { launchGame: refusal(code) } });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    const wayOn = screen.queryByRole('link', { name: way }) ?? screen.getByRole('button', { name: way });
    expect(wayOn.getAttribute('href')).toBe(target ?? null);
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(location()).toBe('/m/home');
  });

  it('GAME-21 with a game that opens soon says so and offers no retry', async () => {
    open({ answers: { launchGame: refusal('game.opens_soon') } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Opens soon' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([3, 40, 41, 42])(
    'AUTH-14 GAME-17 in free play with account type %i asks for a real account and links to registration',
    async (type) => {
      open({
        route: '/m/play/100001?free=1',
        session: buildSession({ type }),
        answers: { launchGame: refusal('account.real_required') },
      });
      expect((await screen.findByRole('alert')).textContent).toContain(
        'Please log in to a real account to use this function',
      );
      expect(screen.queryByTitle('Lotus Lanterns, game')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
    },
  );

  it('GAME-21 opens the game on retry', async () => {
    let answer: unknown = refusal('game.launch_url_empty');
    open({ answers: { launchGame: () => answer } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = launch;
    await userEvent.click(retry);
    expect((await frame()).getAttribute('src')).toBe(launch.url);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('the host of a table', () => {
    const table: Launch = { ...launch, game: buildGame({ gameType: 'LIVE' }) };
    const host = buildAnchor({ nodeId: '100001' });

    it('is in the bar while the host is at work, and said to be drawn', async () => {
      open({ answers: { launchGame: table, listAnchors: { list: [host] } } });
      expect(await bar().findByRole('img', { name: 'Host Malee, a drawing' })).toBeShown();
    });

    it.each([
      ['is at work at another table', { list: [buildAnchor({ nodeId: '300001' })] }],
      ['is off air', { list: [{ ...host, isLive: false }] }],
      ['is not known', refusal('request.rate_limited')],
    ])('is absent where nobody is known: the host %s', async (_, answer) => {
      const listAnchors = vi.fn<() => unknown>(() => answer);
      open({ answers: { launchGame: table, listAnchors } });
      await waitFor(() => expect(listAnchors).toHaveBeenCalled());
      await frame();
      expect(bar().queryByRole('img', { name: /^Host/ })).toBeNull();
    });

    it('is not asked for in a game that is no live table', async () => {
      const listAnchors = vi.fn<() => unknown>(() => ({ list: [host] }));
      open({ answers: { listAnchors } });
      await frame();
      expect(listAnchors).not.toHaveBeenCalled();
    });
  });
});
