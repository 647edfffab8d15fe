import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogClosed, dialogOpened } from '@parlor/core';
import { renderWithApp } from '@parlor/testing';
import { ShellDialogs, type DialogLoaders } from './ShellDialogs.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Dialog = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <p>The dialog</p> : null);

/** Renders the dialogs; one of them loads when the test lets it. */
function renderDialogs() {
  const arrivals: { resolve: (Content: typeof Dialog) => void; reject: (cause: unknown) => void }[] = [];
  const dialogs: DialogLoaders = {
    drawer: () => new Promise((resolve, reject) => void arrivals.push({ resolve, reject })),
  };
  const { store } = renderWithApp(<ShellDialogs dialogs={dialogs} />);
  return {
    arrivals,
    store,
    shownToasts: () => store.getState().toasts.map(({ tone, messageKey }) => `${tone} ${messageKey}`),
    isRequested: () => store.getState().dialogs.open === 'drawer',
    open: () => act(async () => void store.dispatch(dialogOpened('drawer'))),
    close: () => act(async () => void store.dispatch(dialogClosed())),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('a lazily loaded dialog', () => {
  it('SYS-11 shows a loading notice on a slow network until its chunk arrives', async () => {
    const { arrivals, shownToasts, open, wait } = renderDialogs();
    await open();
    await wait(300);
    expect(shownToasts()).toEqual([]);
    await wait(300);
    expect(shownToasts()).toEqual(['loading common:state.loading']);
    await act(async () => arrivals[0]?.resolve(Dialog));
    expect(shownToasts()).toEqual([]);
    expect(screen.getByText('The dialog')).toBeShown();
  });

  it('SYS-11 does not open when it is closed while loading, and removes its notice', async () => {
    const { arrivals, shownToasts, open, close, wait } = renderDialogs();
    await open();
    await wait(600);
    await close();
    expect(shownToasts()).toEqual([]);
    await act(async () => arrivals[0]?.resolve(Dialog));
    expect(screen.queryByText('The dialog')).toBeNull();
  });

  it('SYS-11 that fails to load does not close a dialog opened after it', async () => {
    const { arrivals, shownToasts, store, open } = renderDialogs();
    await open();
    await act(async () => void store.dispatch(dialogOpened('language')));
    await act(async () => arrivals[0]?.reject(new TypeError('Failed to fetch')));
    expect([shownToasts(), store.getState().dialogs.open]).toEqual([[], 'language']);
  });

  it('SYS-10 SYS-11 shows an error when its chunk fails to load, and loads again the next time', async () => {
    const { arrivals, shownToasts, isRequested, open, wait } = renderDialogs();
    await open();
    await wait(600);
    await act(async () => arrivals[0]?.reject(new TypeError('Failed to fetch')));
    expect(shownToasts()).toEqual(['danger common:state.pageFailedText']);
    expect(isRequested()).toBe(false);
    await open();
    expect(arrivals).toHaveLength(2);
    await act(async () => arrivals[1]?.resolve(Dialog));
    expect(screen.getByText('The dialog')).toBeShown();
  });
});
