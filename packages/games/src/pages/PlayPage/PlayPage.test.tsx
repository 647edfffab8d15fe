import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGetPlayReminderQuery } from '@parlor/api-client';
import type { ErrorCode, Launch } from '@parlor/contract';
import { buildSession, PENDING, refusal, renderWithApp, type MockRequest } from '@parlor/testing';
import { bar, frame, launch, openPlay, sendMessage } from '../../testing/playScreen.tsx';
import { Page } from './PlayPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the play page', () => {
  it('GAME-16 launches the game in a sandboxed frame with minimal permissions', async () => {
    const requests: unknown[] = [];
    openPlay({ answers: { launchGame: ({ body }: MockRequest) => (requests.push(body), launch) } });
    const game = await frame();
    expect(requests[0]).toEqual({ nodeId: '100001', freePlay: '0' });
    expect(game.getAttribute('src')).toBe(launch.url);
    expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-downloads allow-popups');
    expect(game.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(game.getAttribute('allow')).toBe('fullscreen; clipboard-write; web-share');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lotus Lanterns');
  });

  it('opens the game at the fixture in the address', async () => {
    openPlay({ route: '/m/play/100001?fixture=fb-lantern:7' });
    expect((await frame()).getAttribute('src')).toBe(`${launch.url}&fixture=fb-lantern%3A7`);
  });

  it('opens the game with a shared slip, cut to the maximum length', async () => {
    openPlay({ route: `/m/play/100001?slip=P1${'a'.repeat(3_000)}&more=1` });
    expect((await frame()).getAttribute('src')).toBe(`${launch.url}&slip=P1${'a'.repeat(1_998)}`);
  });

  it('sends the address of the page only to the origin of the game, once it is ready', async () => {
    openPlay({ route: '/m/play/100001?slip=P1abc' });
    const game = await frame();
    const postMessage = vi.fn<(message: unknown, target: string) => void>();
    Object.defineProperty(game.contentWindow, 'postMessage', { value: postMessage });
    sendMessage('ready', {}, game);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { source: 'parlor-site', type: 'page', address: `${window.location.origin}${window.location.pathname}` },
      launch.origin,
    );
  });

  it('MEM-08 makes the game pause while a reminder of play waits for an answer', async () => {
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
    sendMessage('ready', {}, game);
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
    openPlay({ answers: { launchGame: unsafe } });
    expect((await screen.findByRole('alert')).textContent).toContain('not safe');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('GAME-17 requests and labels free play when the URL asks for it', async () => {
    const requests: unknown[] = [];
    openPlay({
      route: '/m/play/100001?free=1',
      answers: { launchGame: ({ body }: MockRequest) => (requests.push(body), launch) },
    });
    await frame();
    expect(requests[0]).toMatchObject({ freePlay: '1' });
    expect(bar().getByRole('heading', { name: 'Lotus Lanterns' })).toBeShown();
    expect(bar().getByText('Free play')).toBeShown();
  });

  it('AUTH-10 requests free play for a trial account even when the URL does not ask for it', async () => {
    const requests: unknown[] = [];
    openPlay({
      session: buildSession({ type: 4 }),
      answers: { launchGame: ({ body }: MockRequest) => (requests.push(body), launch) },
    });
    await frame();
    expect(requests[0]).toMatchObject({ freePlay: '1' });
  });

  it('shows a loading message while the game opens', () => {
    openPlay({ answers: { launchGame: PENDING } });
    expect(screen.getByRole('main').textContent).toContain('Opening the game…');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('opens the home page when the player leaves and there is no history to go back to', async () => {
    const { location } = openPlay();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(location()).toBe('/m/home');
  });
});

describe('messages from the game', () => {
  it('GAME-16 HOME-08 refresh the balance when it has changed', async () => {
    let balance = '10000.00';
    openPlay({ answers: { getBalance: () => ({ sumBalance: balance, currency: 'THB' }) } });
    const game = await frame();
    expect(await bar().findByText('฿10,000.00')).toBeShown();
    balance = '10250.50';
    sendMessage('balance_changed', {}, game);
    expect(await bar().findByText('฿10,250.50')).toBeShown();
  });

  it('open the home page on exit and the deposit page on a deposit request', async () => {
    const left = openPlay();
    sendMessage('exit', {}, await frame());
    await waitFor(() => expect(left.location()).toBe('/m/home'));
    cleanup();
    const deposit = openPlay();
    sendMessage('deposit', {}, await frame());
    await waitFor(() => expect(deposit.location()).toBe('/m/voucherCenter'));
  });

  it('GAME-16 are ignored from another origin, from another window or in another format', async () => {
    const getBalance = vi.fn<() => unknown>(() => ({ sumBalance: '10000.00', currency: 'THB' }));
    const { location } = openPlay({ answers: { getBalance } });
    const game = await frame();
    await screen.findByText('฿10,000.00');
    sendMessage('exit', { origin: 'https://evil.example' }, game);
    sendMessage('exit', { source: window });
    sendMessage('exit', { source: null });
    sendMessage('balance_changed', { source: window });
    sendMessage('exit', { data: { source: 'someone', type: 'exit' } }, game);
    sendMessage('withdraw', {}, game);
    sendMessage('exit', { data: 'exit' }, game);
    expect(location()).toBe('/m/play/100001');
    expect(getBalance).toHaveBeenCalledOnce();
    // Messages of the game itself are accepted.
    sendMessage('balance_changed', {}, game);
    await waitFor(() => expect(getBalance).toHaveBeenCalledTimes(2));
  });
});

describe('the balance in the game bar', () => {
  it('HOME-08 has two decimals and the currency symbol, and is masked by asterisks when hidden', async () => {
    openPlay();
    expect(await bar().findByText('฿10,000.00')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(bar().getByText('****')).toBeShown();
    expect(bar().queryByText(/10,000/)).toBeNull();
    cleanup();
    openPlay();
    await userEvent.click(await screen.findByRole('button', { name: 'Show balance' }));
    expect(await bar().findByText('฿10,000.00')).toBeShown();
  });

  it('HOME-08 is masked while it refreshes', async () => {
    let answer: unknown = { sumBalance: '10000.00', currency: 'THB' };
    openPlay({ answers: { getBalance: () => answer } });
    await screen.findByText('฿10,000.00');
    answer = PENDING;
    sendMessage('balance_changed', {}, await frame());
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
    const { location } = openPlay({ answers: { launchGame: refusal(code) } });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    const wayOn = screen.queryByRole('link', { name: way }) ?? screen.getByRole('button', { name: way });
    expect(wayOn.getAttribute('href')).toBe(target ?? null);
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(location()).toBe('/m/home');
  });

  it('GAME-21 with a game that opens soon shows it and offers no retry', async () => {
    openPlay({ answers: { launchGame: refusal('game.opens_soon') } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Opens soon' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([3, 40, 41, 42])(
    'AUTH-14 GAME-17 in free play with account type %i asks for a real account and links to registration',
    async (type) => {
      openPlay({
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
    openPlay({ answers: { launchGame: () => answer } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = launch;
    await userEvent.click(retry);
    expect((await frame()).getAttribute('src')).toBe(launch.url);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
