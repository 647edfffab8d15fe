import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sessions } from '@parlor/contract';
import {
  buildDevice,
  buildSession,
  PENDING,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './DevicesPage.tsx';

afterEach(cleanup);

const ids = [
  '0b5d0d5e-6a56-4a3c-9e0e-7d1c1b1f0a01',
  '0b5d0d5e-6a56-4a3c-9e0e-7d1c1b1f0a02',
  '0b5d0d5e-6a56-4a3c-9e0e-7d1c1b1f0a03',
] as const;
const here = buildDevice({
  id: ids[0],
  isCurrent: true,
  browser: 'Chrome',
  system: 'Android',
  model: 'Pixel 8',
  clientAddress: '203.0.113.20',
});
const mac = buildDevice({ id: ids[1] });
const unknown = buildDevice({ id: ids[2], browser: '', system: '' });

/** Opens the page with a gateway that stores the list of devices. */
function open(list: Sessions['list'], { answers, ...options }: HarnessOptions = {}) {
  let devices = list;
  const ended: string[] = [];
  const result = renderWithApp(<Page />, {
    session: buildSession(),
    ...options,
    answers: {
      listSessions: () => ({ list: devices, views: [] }),
      endSession: ({ params }: MockRequest) => {
        ended.push(params['sessionId'] ?? '');
        devices = devices.filter(({ id }) => id !== params['sessionId']);
        return {};
      },
      endOtherSessions: () => {
        ended.push('others');
        devices = devices.filter(({ isCurrent }) => isCurrent);
        return {};
      },
      ...answers,
    },
  });
  return {
    ...result,
    ended,
    user: userEvent.setup(),
    toasts: () => result.store.getState().toasts.map(({ messageKey }) => messageKey),
  };
}
const rows = () => within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem');
const macButton = 'Log out Safari on macOS (logged in Nov 20, 2026, 19:00)';

describe('the devices page', () => {
  it('AUTH-18 lists the current device first, and each device with its name, address and times', async () => {
    open([mac, here, unknown]);
    await screen.findByText('Pixel 8, Chrome on Android');
    const [first, second, third] = rows().map((row) => within(row));
    expect(first?.getByText('Pixel 8, Chrome on Android')).toBeShown();
    expect(first?.getByText('203.0.113.20')).toBeShown();
    expect(first?.getByText('This device')).toBeShown();
    expect(first?.queryByRole('button')).toBeNull();
    expect(second?.getByText('Safari on macOS')).toBeShown();
    expect(second?.getByText('203.0.113.7')).toBeShown();
    expect(second?.queryByText('This device')).toBeNull();
    // One day before NOW in the merchant's time zone.
    expect(second?.getByText('Nov 20, 2026, 19:00')).toBeShown();
    expect(second?.getByText(/^Last seen:/)).toBeShown();
    expect(third?.getByText('Unknown device')).toBeShown();
    expect(within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('button')).toHaveLength(2);
  });

  it('AUTH-18 distinguishes devices of the same kind by login time, in the buttons and in the dialog', async () => {
    const earlier = buildDevice({ id: ids[2], createdAt: mac.createdAt - 3_600_000 });
    const { user, ended } = open([here, mac, earlier]);
    const names = (await screen.findAllByRole('button', { name: /^Log out Safari/ })).map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toEqual([macButton, 'Log out Safari on macOS (logged in Nov 20, 2026, 18:00)']);
    await user.click(screen.getByRole('button', { name: names[1] ?? '' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Log out Safari on macOS (logged in Nov 20, 2026, 18:00)?',
    });
    await user.click(within(question).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(ended).toEqual([earlier.id]));
  });

  it('AUTH-18 I18N-03 shows times in the player’s language', async () => {
    open([here], { language: 'TY' });
    expect(await screen.findByText('20 พ.ย. 2569 19:00')).toBeShown();
  });

  it('AUTH-18 logs out a device after confirmation and removes it from the list', async () => {
    const { user, ended, toasts } = open([here, mac, unknown]);
    await user.click(await screen.findByRole('button', { name: macButton }));
    const question = await screen.findByRole('alertdialog', { name: `${macButton}?` });
    expect(ended).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(ended).toEqual([ids[1]]);
    expect(toasts()).toEqual(['auth:devices.loggedOut']);
    expect(screen.queryByText('Safari on macOS')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('AUTH-18 logs out all other devices after confirmation and keeps the current one', async () => {
    const { user, ended, toasts } = open([here, mac, unknown]);
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Log out all other devices?' })).getByRole('button', {
        name: 'Log out',
      }),
    );
    expect(await screen.findByText('You are logged in here and nowhere else.')).toBeShown();
    expect([rows().length, ended, toasts()]).toEqual([1, ['others'], ['auth:devices.othersLoggedOut']]);
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  it('AUTH-18 logs out no device if the player cancels', async () => {
    const { user, ended } = open([here, mac]);
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([rows().length, ended]).toEqual([2, []]);
  });

  it('AUTH-18 shows an error for a device that is already logged out and refreshes the list', async () => {
    let list = [here, mac];
    const { user, toasts } = open([], {
      answers: {
        listSessions: () => ({ list, views: [] }),
        endSession: () => {
          list = [here];
          return refusal('session.not_found');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: macButton }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(toasts()).toEqual(['common:errors.session.not_found']);
  });

  it('AUTH-18 marks the button as busy while the request is pending and ignores a second press', async () => {
    const endSession = vi.fn<() => unknown>(() => PENDING);
    const { user } = open([here, mac], { answers: { endSession } });
    await user.click(await screen.findByRole('button', { name: macButton }));
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' });
    await user.dblClick(confirm);
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBe('true'));
    expect(endSession).toHaveBeenCalledOnce();
  });

  it('AUTH-18 SYS-11 offers a retry if the list fails to load', async () => {
    let answer: unknown = refusal('system.unknown');
    const { user } = open([], { answers: { listSessions: () => answer } });
    expect((await screen.findByRole('alert')).textContent).toContain('Your devices did not load');
    answer = { list: [here], views: [] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pixel 8, Chrome on Android')).toBeShown();
  });

  it('AUTH-18 shows a placeholder while the list loads', () => {
    open([], { answers: { listSessions: PENDING } });
    expect(screen.getByRole('list', { name: 'Devices' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('AUTH-18 SYS-11 shows an error and keeps the list if the gateway is unreachable', async () => {
    let isReachable = true;
    const { user, toasts } = open([], {
      answers: {
        listSessions: () => (isReachable ? { list: [here, mac], views: [] } : UNREACHABLE),
        endOtherSessions: UNREACHABLE,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    isReachable = false;
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toasts()).toEqual(['common:errors.network.unreachable']));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [first, second, ...others] = rows().map((row) => within(row));
    expect(first?.getByText('Pixel 8, Chrome on Android')).toBeShown();
    expect(second?.getByText('Safari on macOS')).toBeShown();
    expect(others).toEqual([]);
    expect(screen.getByRole('button', { name: 'Log out all other devices' }).hasAttribute('disabled')).toBe(false);
  });

  it('AGT-09 shows when customer service viewed the account', async () => {
    open([], { answers: { listSessions: { list: [here], views: [{ at: Date.UTC(2026, 0, 2, 3, 4) }] } } });
    const views = await screen.findByRole('list', { name: 'Customer service looked at your account' });
    expect(within(views).getByRole('listitem').textContent).toMatch(/2026/);
  });
});
