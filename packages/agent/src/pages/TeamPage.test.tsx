import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildDownline,
  buildDownlines,
  buildSession,
  NOW,
  refusal,
  renderWithApp,
  sampleDownlines,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './TeamPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sets the width of the window to that of a phone or a desktop. */
function setWidth(isWide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ matches: isWide, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
}

function renderPage(answers: MockAnswers = {}, route = '/m/agent/team') {
  const requested: string[] = [];
  const app = renderWithApp(<Page />, {
    route,
    session: buildSession({ type: 1 }),
    answers: {
      listDownlines: ({ query }: MockRequest) => (requested.push(query.toString()), buildDownlines()),
      ...answers,
    },
  });
  return { ...app, requested, user: userEvent.setup() };
}
const rowsOf = async () => within(await screen.findByRole('list', { name: 'My team' })).getAllByRole('listitem');

describe('TeamPage', () => {
  it('AGT-03 lists the direct downlines with balance, rebates, last login and state', async () => {
    setWidth(false);
    renderPage();
    const rows = await rowsOf();
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
      'agent11 SomchaiAgentOnlineup to 7.2% · Direct / team 4 / 26 · Last login 1 hr. ago฿1,234.50',
      'player11 Ployup to 7.2% · Last login 2 days ago฿88.00',
      'player12Closedno rebate · Last login never฿0.00',
    ]);
    expect(
      within(rows[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/m/agent/member?account=agent11');
    expect(screen.getByText('3 accounts')).toBeShown();
  });

  it('AGT-03 shows all columns in a table on a wide window', async () => {
    setWidth(true);
    renderPage();
    const table = await screen.findByRole('table', { name: 'My team' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Account', 'Level', 'Balance', 'Rebates', 'Direct / team', 'Last login', 'Registered']);
    const [, first] = within(table).getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '฿1,234.50', 'up to 7.2%', '4 / 26', '1 hr. ago', 'Aug 23, 2026']);
  });

  it('AGT-03 searches all levels after a debounce, and keeps the search in the address', async () => {
    setWidth(false);
    const { requested, user, location } = renderPage();
    await rowsOf();
    await user.type(screen.getByRole('searchbox', { name: 'Search an account or a nickname' }), ' ploy ');
    await waitFor(() => expect(location()).toBe('/m/agent/team?search=ploy'));
    await waitFor(() => expect(requested.at(-1)).toBe('search=ploy&depth=all&order=registered&pageNo=1'));
    expect(await screen.findAllByText(/Level 1/)).toHaveLength(3);
    // Each pause sends one request; keystrokes send none.
    expect(requested).toHaveLength(2);
  });

  it('AGT-03 filters by type, lists all levels and sorts', async () => {
    setWidth(false);
    const { requested, user, location } = renderPage();
    await rowsOf();
    await user.click(screen.getByRole('tab', { name: 'All levels' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Agent');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Highest balance');
    await waitFor(() => expect(requested.at(-1)).toBe('depth=all&type=agent&order=balance&pageNo=1'));
    expect(location()).toBe('/m/agent/team?depth=all&type=agent&order=balance');
  });

  it('AGT-03 shows the path of uplines, each linked to its team', async () => {
    setWidth(false);
    renderPage(
      {
        listDownlines: ({ query }: MockRequest) =>
          buildDownlines([buildDownline({ account: 'player31', type: 'member', level: 3 })], {
            path: ['agent01', 'agent11', query.get('under') ?? ''].map((account) => ({ account, nickname: '' })),
          }),
      },
      '/m/agent/team?under=agent21',
    );
    const path = within(await screen.findByRole('navigation', { name: 'Path of uplines' }));
    expect(path.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['agent01', '/m/agent/team'],
      ['agent11', '/m/agent/team?under=agent11'],
    ]);
    expect(path.getByText('agent21').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull();
  });

  it('AGT-03 shows more on demand', async () => {
    setWidth(false);
    const { user } = renderPage({
      listDownlines: ({ query }: MockRequest) =>
        buildDownlines([buildDownline({ account: `agent${query.get('pageNo')}` })], {
          pageNum: Number(query.get('pageNo')),
          totalPages: 2,
          totalCount: 2,
        }),
    });
    expect(await rowsOf()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rowsOf()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('AGT-03 distinguishes an empty team from a search without results', async () => {
    setWidth(false);
    renderPage({ listDownlines: buildDownlines([]) });
    expect(await screen.findByRole('heading', { name: 'Nobody here yet' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Share a link' }).getAttribute('href')).toBe('/m/agent/links');
    cleanup();
    renderPage({ listDownlines: buildDownlines([]) }, '/m/agent/team?search=zz');
    expect(await screen.findByRole('heading', { name: 'Nobody fits' })).toBeShown();
  });

  it('AGT-03 offers a retry when the team fails to load', async () => {
    setWidth(false);
    let isDown = true;
    const { user } = renderPage({
      listDownlines: () => (isDown ? refusal('system.unknown') : buildDownlines(sampleDownlines)),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your team did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowsOf()).toHaveLength(3);
  });
});
