import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountEvent, SessionInfo, Settings, UnreadCounts } from '@parlor/contract';
import { buildSession, buildSettings, buildUnreadCounts } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const settings = buildSettings();
const withInbox = (mailCentre: boolean, CBS3: boolean) => ({
  ...settings,
  features: { ...settings.features, mailCentre },
  whitelabel: { ...settings.whitelabel, CBS3 },
});

/** Opens the site over a gateway with counts that change, and a stream that reports the changes. */
function open(
  counts: Partial<UnreadCounts>,
  {
    session = buildSession(),
    getSettings = withInbox(true, true),
    address = '/m/help',
  }: { session?: SessionInfo | null; getSettings?: Settings; address?: string } = {},
) {
  let stream: ReadableStreamDefaultController<AccountEvent> | undefined;
  const gateway = { counts: buildUnreadCounts(counts), requests: 0, changed: () => undefined as void };
  gateway.changed = () => stream?.enqueue({ event: 'changed', data: { what: 'messages' } });
  renderSite(address, {
    ...(session && { session }),
    answers: {
      getSettings,
      getUnreadCounts: () => {
        gateway.requests += 1;
        return gateway.counts;
      },
      followAccount: () => new ReadableStream<AccountEvent>({ start: (created) => void (stream = created) }),
    },
  });
  return gateway;
}

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
};
const touch = () => fireEvent.pointerDown(document.body);
const mainBar = () => screen.findByRole('navigation', { name: 'Main' });

describe('unread badges', () => {
  it('NOTE-05 are shown on announcements and messages in the side menu', async () => {
    open({ announcement: 3, inbox: 120 });
    const menu = await openMenu();
    const grid = await within(menu).findByRole('navigation', { name: 'Shortcuts' });
    await within(grid).findByRole('link', { name: /^Announcements ?3 unread messages$/ });
    await within(grid).findByRole('link', { name: /^Messages ?120 unread messages$/ });
    expect(grid.textContent).toContain('99+');
    expect(within(menu).getByRole('list', { name: 'All places' }).textContent).toContain('3 unread messages');
  });

  it('NOTE-05 SVC-02 are shown on the entries of the service menu', async () => {
    open({ announcement: 1, chat: 2, inbox: 100 });
    await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Messages and service' }));
    const menu = await screen.findByRole('dialog', { name: 'Messages and service' });
    await within(menu).findByRole('link', { name: /^Messages ?100 unread messages$/ });
    within(menu).getByRole('link', { name: /^Announcements ?1 unread message$/ });
    expect(menu.textContent).toContain('99+');
    within(menu).getByRole('link', { name: /^Chat with us here ?2 unread messages$/ });
  });

  it('NOTE-05 are shown on messages in the member centre', async () => {
    open({ inbox: 7 }, { address: '/m/member/home' });
    const link = await screen.findByRole('link', { name: /^Messages ?7 unread messages$/ });
    expect(link.getAttribute('href')).toBe('/m/webEmail');
  });

  it('NOTE-05 GW-01 count inbox and chat on the member entry of the bottom bar, after the first touch, and follow the stream', async () => {
    const gateway = open({ inbox: 98, chat: 1, announcement: 5 });
    const bar = await mainBar();
    await screen.findByRole('heading', { level: 1 });
    expect(gateway.requests).toBe(0);
    touch();
    await waitFor(() => expect(bar.textContent).toContain('99 unread messages'));
    gateway.counts = buildUnreadCounts({ inbox: 99, chat: 1 });
    gateway.changed();
    await waitFor(() => expect(bar.textContent).toContain('99+'));
    expect(bar.textContent).toContain('100 unread messages');
    gateway.counts = buildUnreadCounts();
    gateway.changed();
    await waitFor(() => expect(bar.textContent).not.toContain('unread'));
  });

  it.each([
    ['a visitor', null],
    ['a trial', buildSession({ type: 4 })],
  ])('NOTE-05 are not requested by %s', async (_who, session) => {
    const gateway = open({ inbox: 9, announcement: 9 }, { session });
    const menu = await openMenu();
    await within(menu).findByRole('navigation', { name: 'Shortcuts' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Messages and service' }));
    const service = await screen.findByRole('dialog', { name: 'Messages and service' });
    expect(service.textContent).not.toContain('unread');
    expect(gateway.requests).toBe(0);
  });
});
