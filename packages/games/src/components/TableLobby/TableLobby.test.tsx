import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarkTable } from '@parlor/contract';
import {
  buildAnchor,
  buildLiveTable,
  buildLiveTables,
  buildMarkTable,
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
    buildLiveTable({ nodeId: '300003', gameName: 'Night Tiger', kind: 'dragon-tiger', sides: ['dragon', 'tiger'] }),
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
    for (const text of ['Banker × 5', 'Banker × 7']) expect(shown.getByText(text)).toBeShown();
    expect(shown.getByRole('img', { name: '2 players' })).toBeShown();
  });

  it('shows the host at a table, marked as drawn, with the name if there is room', async () => {
    const hosts = [
      buildAnchor({ nodeId: '300001' }),
      buildAnchor({ id: 'demo-pim', name: 'Pim', nodeId: '300002' }),
      buildAnchor({ id: 'demo-nok', name: 'Nok', nodeId: '300003', isLive: false }),
    ];
    await open({ answers: { listAnchors: { list: hosts } } });
    touchPage();
    const cards = (await lobby()).getAllByRole('listitem').map((card) => within(card));
    expect((await cards[0]?.findByRole('img', { name: 'Host Malee, a drawing' }))?.textContent).toBe('Malee · drawn');
    // The good road leaves no room for the name.
    expect(cards[1]?.getByRole('img', { name: 'Host Pim, a drawing' }).textContent).toBe('');
    expect(cards[2]?.queryByRole('img', { name: /Nok/ })).toBeNull();
  });

  it('shows only the tables with a good road, the longest first', async () => {
    await open({ session: buildSession() });
    touchPage();
    await userEvent.click((await lobby()).getByRole('tab', { name: 'Good roads 2' }));
    expect(await names()).toEqual(['Silk Baccarat', 'Jade Baccarat']);
    expect(screen.getByText('What fell before says nothing about what comes next.')).toBeShown();
  });

  it.each<[Partial<MarkTable>, string]>([
    [{ kind: 'roulette', marks: ['0', '17', '32'] }, '32 red; 17 black; 0 green'],
    [{ kind: 'money-wheel', marks: ['6.5', '2'] }, '×2; ×6.5'],
    [{ kind: 'fan-tan', marks: ['4', '1'] }, '1; 4'],
    [{ kind: 'sic-bo', marks: ['146', '555'] }, '15 (5 5 5), triple; 11 (1 4 6)'],
    [{ kind: 'fish-prawn-crab', marks: ['fcr', 'gpt'] }, 'gourd prawn tiger; fish crab rooster'],
    [
      { kind: 'bull-bull', marks: ['10lll', '0wlw', '11lll', '7lwl'] },
      'banker bull 7, beaten by 2; banker five figures, beats all; banker no bull, beaten by 1 3; banker bull bull, beats all',
    ],
  ])('names the last results of %o, newest first', async (table, results) => {
    await open({ answers: { listLiveTables: buildLiveTables({ list: [buildMarkTable(table)] }) } });
    touchPage();
    expect((await lobby()).getByRole('img', { name: `Last results, newest first: ${results}` })).toBeShown();
  });

  it('shows that results are loading until the arcade has read them', async () => {
    const list = [buildMarkTable({ marks: [] }), buildLiveTable({ road: '' })];
    await open({ answers: { listLiveTables: buildLiveTables({ list }) } });
    touchPage();
    expect((await lobby()).getAllByRole('img', { name: 'Results are on their way' })).toHaveLength(2);
  });

  it('offers the existing kinds of tables, and filters by one', async () => {
    const list = [
      ...tables.list,
      buildMarkTable(),
      buildMarkTable({ nodeId: '300102', gameName: 'Silk Dice', kind: 'sic-bo', marks: [] }),
    ];
    await open({ answers: { listLiveTables: buildLiveTables({ list }) } });
    touchPage();
    const kinds = (await lobby()).getAllByRole('tab').map(({ textContent }) => textContent);
    expect(kinds).toEqual(['Tables 6', 'Good roads 2', 'Baccarat', 'Dragon Tiger', 'Roulette', 'Sic Bo']);
    await userEvent.click((await lobby()).getByRole('tab', { name: 'Roulette' }));
    expect(await names()).toEqual(['Velvet Roulette']);
  });

  it('does not offer good roads if no table has a road', async () => {
    await open({ answers: { listLiveTables: buildLiveTables({ list: [buildMarkTable()] }) } });
    touchPage();
    const kinds = (await lobby()).getAllByRole('tab').map(({ textContent }) => textContent);
    expect(kinds).toEqual(['Tables 1', 'Roulette']);
  });

  it('returns to all tables when the tables of the selected kind close', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let list = [...tables.list, buildMarkTable()];
    await open({ answers: { listLiveTables: () => buildLiveTables({ list }) } });
    touchPage();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click((await lobby()).getByRole('tab', { name: 'Roulette' }));
    list = tables.list;
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(async () => expect(await names()).toHaveLength(4));
    expect((await lobby()).getByRole('tab', { name: 'Tables 4', selected: true })).toBeShown();
  });

  it('shows the first of many tables, and all of them on request', async () => {
    const list = Array.from({ length: 114 }, (_, index) =>
      buildMarkTable({ nodeId: String(300_200 + index), gameName: `Table ${index + 1}` }),
    );
    await open({ answers: { listLiveTables: buildLiveTables({ list }) } });
    touchPage();
    expect(await names()).toHaveLength(12);
    await userEvent.click((await lobby()).getByRole('button', { name: 'All 114 tables' }));
    const all = within((await lobby()).getByRole('list', { name: 'Live tables' }));
    expect(all.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('114');
    // Rows far below the screen are not in the document.
    expect(all.getAllByRole('listitem').length).toBeLessThan(60);
    await userEvent.click((await lobby()).getByRole('button', { name: 'Show fewer' }));
    expect(await names()).toHaveLength(12);
  });

  it('reports that no table has a good road', async () => {
    await open({ answers: { listLiveTables: buildLiveTables() } });
    touchPage();
    await userEvent.click((await lobby()).getByRole('tab', { name: 'Good roads 0' }));
    expect((await lobby()).getByText('No table has a good road right now.')).toBeShown();
  });

  it('counts down to the close by the arcade’s clock, independent of this device’s clock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    touchPage();
    const first = async () => within((await lobby()).getAllByRole('listitem')[0] as HTMLElement);
    expect((await first()).getByText(/^Bets open, 1[56] s$/)).toBeShown();
    // The next answer says that bets are open again, so the timers advance by less than the polling interval.
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect((await first()).getByText(/^Bets open, 1[23] s$/)).toBeShown();
  });

  it('polls every five seconds while the page is visible', async () => {
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
    ['fail to load', refusal('request.rate_limited')],
  ])('shows an error while the tables %s', async (_, listLiveTables) => {
    await open({ answers: { listLiveTables } });
    touchPage();
    expect(await screen.findByText('The live tables do not answer at the moment. We keep trying.')).toBeShown();
    expect(screen.queryByRole('region', { name: 'Live tables' })).toBeNull();
  });

  it('is absent if the merchant has no tables, and from other lists', async () => {
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
