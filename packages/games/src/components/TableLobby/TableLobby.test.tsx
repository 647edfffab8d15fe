import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildLiveTable,
  buildLiveTables,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
} from '@parlor/testing';
import { touchPage } from '../../testing/homeHarness.tsx';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from '../../pages/ListPage/ListPage.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run = (length: number) => ({ kind: 'run', side: 'banker', tone: 'red', length }) as const;
const tables = buildLiveTables({
  list: [
    buildLiveTable({ players: 2 }),
    buildLiveTable({ nodeId: '300002', gameName: 'Jade Baccarat', road: 'brrrrr', good: run(5) }),
    buildLiveTable({ nodeId: '300003', gameName: 'Night Tiger', sides: ['dragon', 'tiger'] }),
    buildLiveTable({ nodeId: '300004', gameName: 'Silk Baccarat', road: 'brrrrrrr', good: run(7) }),
  ],
});

async function open({ answers, ...options }: HarnessOptions = {}, route = '/m/live-games') {
  const app = renderWithApp(<Page />, {
    route,
    answers: { ...sampleAnswers, listLiveTables: tables, ...answers },
    ...options,
  });
  await screen.findByRole('link', { name: 'Lotus Lanterns' });
  return app;
}
const lobby = async () => within(await screen.findByRole('region', { name: 'Live tables' }));
const names = async () => (await lobby()).getAllByRole('link').map(({ textContent }) => textContent);

describe('the lobby of live tables', () => {
  it('shows each table with its road, its good road and its players, after the first touch', async () => {
    await open({ session: buildSession() });
    expect(screen.queryByRole('region', { name: 'Live tables' })).toBeNull();
    touchPage();
    const shown = await lobby();
    expect(await names()).toEqual(['Velvet Baccarat', 'Jade Baccarat', 'Night Tiger', 'Silk Baccarat']);
    expect(shown.getByRole('link', { name: 'Jade Baccarat' }).getAttribute('href')).toBe('/m/play/300002');
    expect(shown.getByRole('img', { name: 'Last results: Dragon 5, Tiger 3, ties 1' })).toBeShown();
    for (const text of ['Banker × 5', 'Banker × 7', '2 players']) expect(shown.getByText(text)).toBeShown();
  });

  it('shows the tables with a good road alone, the longest first', async () => {
    await open({ session: buildSession() });
    touchPage();
    await userEvent.click((await lobby()).getByRole('tab', { name: 'Good roads 2' }));
    expect(await names()).toEqual(['Silk Baccarat', 'Jade Baccarat']);
    expect(screen.getByText('What fell before says nothing about what comes next.')).toBeShown();
  });

  it('says so where no table has a good road', async () => {
    await open({ answers: { listLiveTables: buildLiveTables() } });
    touchPage();
    await userEvent.click((await lobby()).getByRole('tab', { name: 'Good roads 0' }));
    expect((await lobby()).getByText('No table has a good road right now.')).toBeShown();
  });

  it('counts down to the close by the clock of the games, whatever this device’s clock says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    touchPage();
    const first = async () => within((await lobby()).getAllByRole('listitem')[0] as HTMLElement);
    expect((await first()).getByText(/^Bets open, 1[56] s$/)).toBeShown();
    // The next answer says that bets are open again, so time is moved by less than its pause.
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect((await first()).getByText(/^Bets open, 1[23] s$/)).toBeShown();
  });

  it('asks again every five seconds while the page is seen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const listLiveTables = vi.fn<() => unknown>(() => tables);
    await open({ answers: { listLiveTables } });
    touchPage();
    await lobby();
    const before = listLiveTables.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(() => expect(listLiveTables.mock.calls.length).toBeGreaterThan(before));
  });

  it('sends a visitor who opens a table to the login', async () => {
    const { location } = await open();
    touchPage();
    await userEvent.click((await lobby()).getByRole('link', { name: 'Jade Baccarat' }));
    expect(location()).toBe('/m/login');
  });

  it.each([
    ['do not answer the gateway', buildLiveTables({ isReachable: false, serverTime: 0, list: [] })],
    ['cannot be asked for', refusal('request.rate_limited')],
  ])('says so while the tables %s', async (_, listLiveTables) => {
    await open({ answers: { listLiveTables } });
    touchPage();
    expect(await screen.findByText('The live tables do not answer at the moment. We keep trying.')).toBeShown();
    expect(screen.queryByRole('region', { name: 'Live tables' })).toBeNull();
  });

  it('is absent where a merchant has no tables, and from other lists', async () => {
    await open({ answers: { listLiveTables: buildLiveTables({ list: [] }) } });
    touchPage();
    await waitFor(() => expect(localStorage.getItem('NO_LIVE_TABLES')).not.toBeNull());
    expect(screen.queryByRole('region', { name: 'Live tables' })).toBeNull();
    cleanup();
    const listLiveTables = vi.fn<() => unknown>(() => tables);
    await open({ answers: { listLiveTables } }, '/m/rng-games');
    touchPage();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Jade Lantern' })).toBeShown());
    expect(listLiveTables).not.toHaveBeenCalled();
  });
});
