import type { ComponentType } from 'react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogOpened, Link, sessionStarted } from '@parlor/core';
import { buildSession, renderWithApp } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';
import { LateOverlays } from './LateOverlays.tsx';
import type { OverlaysProps } from './Overlays.tsx';
import { findScreen } from './screens.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['tapped'];
});

const Overlays = ({ popup, sessionAtStart }: OverlaysProps) => (
  <p>{`Over the page: ${popup?.paths[0] ?? 'nothing'}, ${sessionAtStart?.userName ?? 'nobody'}`}</p>
);

/** Renders overlays of a page; their code loads unless the test makes it fail. */
function renderOverlays({
  popup,
  load = vi.fn<() => Promise<ComponentType<OverlaysProps>>>(async () => Overlays),
}: { popup?: string; load?: () => Promise<ComponentType<OverlaysProps>> } = {}) {
  const onClosePopup = vi.fn<() => void>();
  const shown = renderWithApp(
    <>
      <Link to="/m/help">On</Link>
      <LateOverlays
        popup={popup === undefined ? undefined : findScreen(popup)}
        onClosePopup={onClosePopup}
        load={load}
      />
    </>,
  );
  return {
    ...shown,
    load,
    onClosePopup,
    settle: () => act(() => vi.advanceTimersByTimeAsync(100)),
    shownToasts: () => shown.store.getState().toasts.map(({ tone, messageKey }) => `${tone} ${messageKey}`),
  };
}

describe('the overlay chunk', () => {
  it('NAV-07 is fetched on the first touch of the page, not before', async () => {
    const { load, settle } = renderOverlays();
    await settle();
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await settle();
    expect(screen.getByText(/^Over the page/)).toBeShown();
  });

  it('NAV-07 is fetched at once when the address is a popup', async () => {
    const { settle } = renderOverlays({ popup: '/m/login' });
    await settle();
    expect(screen.getByText('Over the page: /m/login, nobody')).toBeShown();
  });

  it('NAV-07 is fetched at once when a dialog opens', async () => {
    const { store, settle, load } = renderOverlays();
    await settle();
    expect(load).not.toHaveBeenCalled();
    act(() => void store.dispatch(dialogOpened('drawer')));
    await settle();
    expect(screen.getByText(/^Over the page/)).toBeShown();
  });

  it('AUTH-17 is fetched when a session starts, without an initial session', async () => {
    const { store, settle } = renderOverlays();
    act(() => void store.dispatch(sessionStarted(buildSession())));
    await settle();
    expect(screen.getByText('Over the page: nothing, nobody')).toBeShown();
  });

  it('NAV-07 does not open its dialog when the player navigates before it arrives', async () => {
    let arrive: (() => void) | undefined;
    const { store, settle } = renderOverlays({
      load: () =>
        new Promise((resolve) => {
          arrive = () => resolve(Overlays);
        }),
    });
    act(() => void store.dispatch(dialogOpened('drawer')));
    await settle();
    fireEvent.click(screen.getByRole('link', { name: 'On' }));
    arrive?.();
    await settle();
    expect(store.getState().dialogs.open).toBeNull();
  });

  it('SYS-10 SYS-11 reports a failed fetch for a dialog and is fetched again the next time', async () => {
    const load = vi
      .fn<() => Promise<ComponentType<OverlaysProps>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Overlays);
    const { store, settle, shownToasts } = renderOverlays({ load });
    act(() => void store.dispatch(dialogOpened('drawer')));
    await settle();
    expect([shownToasts(), store.getState().dialogs.open]).toEqual([['danger common:state.pageFailedText'], null]);
    act(() => void store.dispatch(dialogOpened('drawer')));
    await settle();
    expect(screen.getByText(/^Over the page/)).toBeShown();
  });

  it('SYS-10 SYS-11 reports a failed fetch for a popup and closes the popup', async () => {
    const { settle, shownToasts, onClosePopup } = renderOverlays({
      popup: '/m/login',
      load: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await settle();
    expect(shownToasts()).toEqual(['danger common:state.pageFailedText']);
    expect(onClosePopup).toHaveBeenCalledOnce();
  });
});

describe('a tap before startup', () => {
  const tap = (dialog: string) => {
    document.documentElement.dataset['tapped'] = dialog;
  };

  it('NAV-11 opens its dialog once, with the first screen', async () => {
    tap('drawer');
    const { store } = renderSite('/m/help');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeShown();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(store.getState().dialogs.open).toBeNull());
    cleanup();
    expect(renderSite('/m/help').store.getState().dialogs.open).toBeNull();
  });

  it('NAV-11 opens nothing when its dialog name is unknown', async () => {
    tap('nothing of ours');
    const { store } = renderSite('/m/help');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(store.getState().dialogs.open).toBeNull();
  });

  it('NAV-11 opens a dialog that stays open until the next navigation', async () => {
    tap('language');
    const { store } = renderSite('/m/help');
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeShown();
    expect(store.getState().dialogs.open).toBe('language');
    fireEvent.click(screen.getByRole('link', { name: 'Promotions', hidden: true }));
    await waitFor(() => expect(store.getState().dialogs.open).toBeNull());
  });
});
