import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Launch } from '@parlor/contract';
import {
  buildAnchor,
  buildGame,
  buildLiveTable,
  buildLiveTables,
  buildMarkTable,
  refusal,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { bar, frame, launch, openPlay, sendMessage } from '../../testing/playScreen.tsx';

const table: Launch = { ...launch, game: buildGame({ gameType: 'LIVE' }) };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a table that requests other tables', () => {
  const listLiveTables = buildLiveTables({ list: [buildLiveTable(), buildMarkTable()] });

  /** Opens the table and returns the messages of one type that it receives. */
  async function openTable({ answers, ...options }: HarnessOptions = {}) {
    const requests: unknown[] = [];
    const opened = openPlay({
      ...options,
      answers: {
        listLiveTables,
        ...answers,
        launchGame: ({ body }: MockRequest) => (requests.push(body), answers?.['launchGame'] ?? table),
      },
    });
    const game = await frame();
    const postMessage = vi.fn<(message: { type: string }, target: string) => void>();
    Object.defineProperty(game.contentWindow, 'postMessage', { value: postMessage });
    const sentTables = () => postMessage.mock.calls.filter(([{ type }]) => type === 'tables');
    const choose = (gameCode: unknown) =>
      sendMessage('', { data: { source: 'parlor-game', type: 'open_table', gameCode } }, game);
    return { ...opened, game, requests, sentTables, choose };
  }

  it('GAME-16 receives the tables that the site offers, by code and name, at its origin only', async () => {
    const { game, sentTables } = await openTable();
    sendMessage('list_tables', {}, game);
    await waitFor(() =>
      expect(sentTables()).toEqual([
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
  ])('receives an unknown host if %s', async (_, answer) => {
    const { game, sentTables } = await openTable({ answers: { listLiveTables: answer } });
    sendMessage('list_tables', {}, game);
    await waitFor(() => expect(sentTables()).toMatchObject([[{ tables: null }, launch.origin]]));
  });

  it('GAME-16 is replaced by the other table, which is launched by its card', async () => {
    const { requests, choose, location } = await openTable();
    choose('velvet-roulette');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual({ nodeId: '300101', freePlay: '0' });
    expect(location()).toBe('/m/play/300101');
  });

  it('GAME-17 stays in free play', async () => {
    const { requests, choose } = await openTable({ route: '/m/play/100001?free=1' });
    choose('velvet-roulette');
    await waitFor(() => expect(requests[1]).toEqual({ nodeId: '300101', freePlay: '1' }));
  });

  it('stays if the site does not offer the other one, and receives the offered tables', async () => {
    const { requests, choose, sentTables, location } = await openTable();
    choose('closed-baccarat');
    await waitFor(() => expect(sentTables()).toHaveLength(1));
    expect(location()).toBe('/m/play/100001');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['another game than a table', { launchGame: launch }, {}],
    ['another window', {}, { source: window }],
    ['another origin', {}, { origin: 'https://evil.example' }],
  ])('GAME-16 is the only accepted request: %s has no effect', async (_, answers, over) => {
    const requests = vi.fn<() => unknown>(() => listLiveTables);
    const getBalance = vi.fn<() => unknown>(() => ({ sumBalance: '10000.00', currency: 'THB' }));
    const { game, location } = await openTable({ answers: { ...answers, listLiveTables: requests, getBalance } });
    await screen.findByText('฿10,000.00');
    sendMessage('list_tables', over, game);
    sendMessage(
      '',
      { ...over, data: { source: 'parlor-game', type: 'open_table', gameCode: 'velvet-roulette' } },
      game,
    );
    // A later message of the game is handled, so the earlier one was handled too.
    sendMessage('balance_changed', {}, game);
    await waitFor(() => expect(getBalance).toHaveBeenCalledTimes(2));
    expect(requests).not.toHaveBeenCalled();
    expect(location()).toBe('/m/play/100001');
  });
});

describe('an address that names a table by its game code', () => {
  const answers = { listLiveTables: buildLiveTables({ list: [buildMarkTable()] }) };

  it.each([
    ['/m/play/table?code=velvet-roulette', '/m/play/300101'],
    ['/m/play/table?code=velvet-roulette&free=1', '/m/play/300101?free=1'],
  ])('redirects to its card: %s', async (route, target) => {
    const { location } = openPlay({ route, answers });
    await frame();
    expect(location()).toBe(target);
  });

  it('shows that the table is not offered, and links to the others', async () => {
    openPlay({ route: '/m/play/table?code=closed-baccarat', answers });
    expect((await screen.findByRole('alert')).textContent).toContain('This table is not offered here.');
    expect(screen.getByRole('link', { name: 'Other games' }).getAttribute('href')).toBe('/m/live-games');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers a retry if the tables fail to load', async () => {
    let answer: unknown = buildLiveTables({ isReachable: false, list: [] });
    const { location } = openPlay({
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

describe('the host of a table', () => {
  const host = buildAnchor({ nodeId: '100001' });

  it('is shown in the bar while the host is live, and marked as drawn', async () => {
    openPlay({ answers: { launchGame: table, listAnchors: { list: [host] } } });
    expect(await bar().findByRole('img', { name: 'Host Malee, a drawing' })).toBeShown();
  });

  it.each([
    ['is live at another table', { list: [buildAnchor({ nodeId: '300001' })] }],
    ['is off air', { list: [{ ...host, isLive: false }] }],
    ['is unknown', refusal('request.rate_limited')],
  ])('is absent if the host %s', async (_, answer) => {
    const listAnchors = vi.fn<() => unknown>(() => answer);
    openPlay({ answers: { launchGame: table, listAnchors } });
    await waitFor(() => expect(listAnchors).toHaveBeenCalled());
    await frame();
    expect(bar().queryByRole('img', { name: /^Host/ })).toBeNull();
  });

  it('is not requested for a game that is not a live table', async () => {
    const listAnchors = vi.fn<() => unknown>(() => ({ list: [host] }));
    openPlay({ answers: { listAnchors } });
    await frame();
    expect(listAnchors).not.toHaveBeenCalled();
  });
});
