import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { selectSession } from '@parlor/core';
import {
  buildSession,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { ViewBar } from '../components/ViewBar/ViewBar.tsx';
import { Page } from './ViewPage.tsx';

afterEach(cleanup);

/** Shows the whole address, including its fragment. */
function AddressProbe() {
  const { pathname, hash } = useLocation();
  return <output data-testid="address">{pathname + hash}</output>;
}

const view = { until: Date.UTC(2026, 0, 1) };

function open(redeemView: unknown, options: HarnessOptions = {}) {
  const sent: unknown[] = [];
  const result = renderWithApp(
    <>
      <Page />
      <AddressProbe />
    </>,
    {
      session: null,
      route: '/m/view#view=secret',
      ...options,
      answers: {
        redeemView: ({ body }: MockRequest) => {
          sent.push(body);
          return redeemView;
        },
        logout: {},
      },
    },
  );
  return { ...result, sent, user: userEvent.setup() };
}

const begin = () => screen.findByRole('button', { name: 'View the account' });
const address = () => screen.getByTestId('address').textContent;

describe('the view of an account', () => {
  it('AGT-09 begins when the operator presses the button, and redirects to the home of the account', async () => {
    const { user, sent, store } = open(buildSession({ view }));
    const button = await begin();
    expect(window.location.hash).toBe('');
    expect(sent).toEqual([]);
    await user.click(button);
    await expect.poll(address).toBe('/m/home');
    expect(sent).toHaveLength(1);
    expect(selectSession(store.getState())).toMatchObject({ view });
  });

  it('AGT-09 of an agent redirects to the agency centre', async () => {
    const { user } = open(buildSession({ type: 1, view }));
    await user.click(await begin());
    await expect.poll(address).toBe('/m/agent/home');
  });

  it('AGT-09 shows that a link was used, and keeps a link that could not be sent', async () => {
    const used = open(refusal('view.link_invalid'));
    await used.user.click(await begin());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    cleanup();
    const unreachable = open(UNREACHABLE);
    await unreachable.user.click(await begin());
    expect(await begin()).toBeDefined();
  });

  it('AGT-09 does not begin during another session, which has to end first', async () => {
    const { user, sent } = open(buildSession({ view }), { session: buildSession() });
    expect(screen.queryByRole('button', { name: 'View the account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await begin();
    expect(sent).toEqual([]);
  });

  it('AGT-09 is shown on every page, with a button that ends it', async () => {
    const { store } = renderWithApp(<ViewBar />, { session: buildSession({ view }), answers: { logout: {} } });
    expect(await screen.findByText('Support views this account. Nothing can be changed.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await expect.poll(() => selectSession(store.getState())).toBeNull();
  });
});
