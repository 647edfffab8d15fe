import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCleared, sessionStarted } from '@parlor/core';
import { buildSession } from '@parlor/testing';
import { renderSite } from '../../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const pending = { dailysalreqtype: true, divtypecompperiodreq: true, contracthoursalreq: false };
const daily = 'A daily salary contract waits for you';
const dividend = 'A dividend contract waits for you';

/** Renders the app, and counts the requests for pending contracts. */
function renderCounting(address = '/m/help', session?: ReturnType<typeof buildSession>) {
  const getContractRequests = vi.fn<() => unknown>(() => pending);
  return {
    ...renderSite(address, { answers: { getContractRequests }, ...(session && { session }) }),
    getContractRequests,
  };
}
const isQuiet = async () => {
  await screen.findByRole('navigation', { name: 'Main' });
  await act(async () => {});
};

describe('the contract prompt', () => {
  it.each([0, 1, 2])(
    'AUTH-17 appears once per login for account type %i, despite navigation and token renewal',
    async (type) => {
      const { store, getContractRequests } = renderCounting();
      await isQuiet();
      act(() => void store.dispatch(sessionStarted(buildSession({ type }))));
      expect(await screen.findByRole('alertdialog', { name: daily })).toBeShown();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByRole('alertdialog', { name: dividend })).toBeShown();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      // A renewed token of the same session is not a login.
      act(() => void store.dispatch(sessionStarted(buildSession({ type, token: 'another' }))));
      await userEvent.click(
        within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Promotions' }),
      );
      await screen.findByRole('heading', { level: 1, name: 'Promotions' });
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(getContractRequests).toHaveBeenCalledOnce();
    },
  );

  it('AUTH-17 opens the contract with Go, and the next prompt appears after the player leaves it', async () => {
    const { store, address } = renderCounting();
    await isQuiet();
    act(() => void store.dispatch(sessionStarted(buildSession({ type: 1 }))));
    await screen.findByRole('alertdialog', { name: daily });
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Daily salary contract' })).toBeShown();
    expect(address()).toBe('/m/member/agent/getSalaryContract');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Promotions' }),
    );
    expect(await screen.findByRole('alertdialog', { name: dividend })).toBeShown();
  });

  it.each([4, 40, 41, 42])('AUTH-17 is neither fetched nor shown for account type %i', async (type) => {
    const { store, getContractRequests } = renderCounting();
    await isQuiet();
    act(() => void store.dispatch(sessionStarted(buildSession({ type }))));
    await isQuiet();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(getContractRequests).not.toHaveBeenCalled();
  });

  it('AUTH-17 is not fetched on a page reload', async () => {
    const { getContractRequests } = renderCounting('/m/help', buildSession({ type: 1 }));
    await isQuiet();
    expect(getContractRequests).not.toHaveBeenCalled();
  });

  it('AUTH-17 disappears when the session ends and reappears at the next login', async () => {
    const { store } = renderCounting();
    await isQuiet();
    act(() => void store.dispatch(sessionStarted(buildSession({ type: 1 }))));
    await screen.findByRole('alertdialog', { name: daily });
    act(() => void store.dispatch(sessionCleared()));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    act(() => void store.dispatch(sessionStarted(buildSession({ type: 1 }))));
    expect(await screen.findByRole('alertdialog', { name: daily })).toBeShown();
  });
});
