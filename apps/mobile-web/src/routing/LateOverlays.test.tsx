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

/** What stands over a page, with code that arrives unless it is said to fail. */
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
    said: () => shown.store.getState().toasts.map(({ tone, messageKey }) => `${tone} ${messageKey}`),
  };
}

describe('what stands over the page', () => {
  it('NAV-07 is not fetched before somebody touches the page, and is there after that', async () => {
    const { load, settle } = renderOverlays();
    await settle();
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await settle();
    expect(screen.getByText(/^Over the page/)).toBeShown();
  });

  it('NAV-07 is fetched at once for a popup at the address', async () => {
    const { settle } = renderOverlays({ popup: '/m/login' });
    await settle();
    expect(screen.getByText('Over the page: /m/login, nobody')).toBeShown();
  });

  it('NAV-07 is fetched at once for a dialog', async () => {
    const { store, settle, load } = renderOverlays();
    await settle();
    expect(load).not.toHaveBeenCalled();
    act(() => void store.dispatch(dialogOpened('drawer')));
    await settle();
    expect(screen.getByText(/^Over the page/)).toBeShown();
  });

  it('AUTH-17 is fetched for a login of another tab, and told that nobody was there before', async () => {
    const { store, settle } = renderOverlays();
    act(() => void store.dispatch(sessionStarted(buildSession())));
    await settle();
    expect(screen.getByText('Over the page: nothing, nobody')).toBeShown();
  });

  it('NAV-07 does not come over another page when its dialog was left while it was on its way', async () => {
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

  it('SYS-10 SYS-11 says why a dialog does not open, and is asked for again the next time', async () => {
    const load = vi
      .fn<() => Promise<ComponentType<OverlaysProps>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Overlays);
    const { store, settle, said } = renderOverlays({ load });
    act(() => void store.dispatch(dialogOpened('drawer')));
    await settle();
    expect([said(), store.getState().dialogs.open]).toEqual([['danger common:state.pageFailedText'], null]);
    act(() => void store.dispatch(dialogOpened('drawer')));
    await settle();
    expect(screen.getByText(/^Over the page/)).toBeShown();
  });

  it('SYS-10 SYS-11 gives up a popup that does not arrive, so that its link leads there again', async () => {
    const { settle, said, onClosePopup } = renderOverlays({
      popup: '/m/login',
      load: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await settle();
    expect(said()).toEqual(['danger common:state.pageFailedText']);
    expect(onClosePopup).toHaveBeenCalledOnce();
  });
});

describe('a tap before the site had started', () => {
  const tap = (dialog: string) => {
    document.documentElement.dataset['tapped'] = dialog;
  };

  it('NAV-11 opens its dialog with the first screen, once', async () => {
    tap('drawer');
    const { store } = renderSite('/m/help');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeShown();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(store.getState().dialogs.open).toBeNull());
    cleanup();
    expect(renderSite('/m/help').store.getState().dialogs.open).toBeNull();
  });

  it('NAV-11 opens nothing by a name that is no dialog', async () => {
    tap('nothing of ours');
    const { store } = renderSite('/m/help');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(store.getState().dialogs.open).toBeNull();
  });

  it('NAV-11 opens a dialog that the first render leaves open, and the next page closes', async () => {
    tap('language');
    const { store } = renderSite('/m/help');
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeShown();
    expect(store.getState().dialogs.open).toBe('language');
    fireEvent.click(screen.getByRole('link', { name: 'Promotions', hidden: true }));
    await waitFor(() => expect(store.getState().dialogs.open).toBeNull());
  });
});
