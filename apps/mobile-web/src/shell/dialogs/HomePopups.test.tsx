import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialogClosed, dialogOpened } from '@parlor/core';
import { AppHarness, buildAnnouncement, buildAnnouncements, createTestStore } from '@parlor/testing';
import { HomePopups } from './HomePopups.tsx';

const options = {
  answers: { listAnnouncements: buildAnnouncements({ popup: [buildAnnouncement({ id: 'a', groupName: 'PU' })] }) },
};

function show({ hasPopup = false, route = '/m/home' } = {}) {
  const store = createTestStore(options);
  const view = (isPopup: boolean) => (
    <AppHarness store={store} route={route} {...options}>
      <HomePopups hasPopup={isPopup} />
    </AppHarness>
  );
  const { rerender } = render(view(hasPopup));
  return { store, setPopup: (isPopup: boolean) => rerender(view(isPopup)) };
}
const requested = (store: ReturnType<typeof createTestStore>) => Object.keys(store.getState().api.queries);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('the popups of home', () => {
  it('HOME-03 show an announcement over home', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'News for you' })).toBeShown();
  });

  it('HOME-03 send no request on other pages', async () => {
    const { store } = show({ route: '/m/slot' });
    await act(async () => {});
    expect(requested(store)).toEqual([]);
  });

  it('HOME-03 wait until a popup of the address is closed', async () => {
    const { store, setPopup } = show({ hasPopup: true });
    await act(async () => {});
    expect(requested(store)).toEqual([]);
    setPopup(false);
    expect(await screen.findByRole('dialog', { name: 'News for you' })).toBeShown();
  });

  it('HOME-03 close when another dialog opens, and stay closed', async () => {
    const { store } = show();
    await screen.findByRole('dialog', { name: 'News for you' });
    act(() => void store.dispatch(dialogOpened('language')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(dialogClosed()));
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('HOME-03 wait until a dialog outside the list of dialogs has closed', async () => {
    const greeting = document.createElement('div');
    greeting.setAttribute('role', 'alertdialog');
    document.body.append(greeting);
    const { store } = show();
    await act(async () => {});
    expect(requested(store)).toEqual([]);
    greeting.remove();
    expect(await screen.findByRole('dialog', { name: 'News for you' }, { timeout: 5_000 })).toBeShown();
  });
});
