import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';
import { findScreen } from './screens.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Records whether the code of the screen at an address is requested. */
function watch(address: string) {
  const found = findScreen(address);
  if (!found) throw new Error(`No screen is at ${address}`);
  return vi.spyOn(found, 'load');
}
const stubConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
const placeInBar = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name });

describe('the chunk of the next screen', () => {
  it.each([
    ['a pointer comes to', fireEvent.pointerOver],
    ['the focus comes to', fireEvent.focusIn],
    ['a finger presses', fireEvent.pointerDown],
  ])('NAV-04 is fetched once when %s its link', async (_, event) => {
    renderSite('/m/help');
    const load = watch('/m/activity');
    const link = await placeInBar('Promotions');
    event(link);
    event(link);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'NAV-04 is fetched only on pointer down on a slow or metered connection: %o',
    async (connection) => {
      stubConnection(connection);
      renderSite('/m/help');
      const load = watch('/m/activity');
      const link = await placeInBar('Promotions');
      fireEvent.pointerOver(link);
      fireEvent.focusIn(link);
      expect(load).not.toHaveBeenCalled();
      fireEvent.pointerDown(link);
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['a visitor', undefined, '/m/login', '/m/member/home'],
    ['a player', buildSession(), '/m/member/home', '/m/login'],
  ])('NAV-04 is fetched for the bottom bar links of %s after the first touch', async (_, session, wanted, other) => {
    const load = watch(wanted);
    const loadOther = watch(other);
    renderSite('/m/help', session && { session });
    await placeInBar('Promotions');
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(loadOther).not.toHaveBeenCalled();
  });

  it('NAV-04 is fetched for one bottom bar link at a time, in order', async () => {
    const order = ['/m/home', '/m/activity', '/m/voucherCenter', '/m/member/home'];
    const requested: string[] = [];
    const arrivals: (() => void)[] = [];
    for (const address of order) {
      const found = findScreen(address);
      const load = found?.load;
      if (!found || !load) throw new Error(`No screen is at ${address}`);
      vi.spyOn(found, 'load').mockImplementation(async () => {
        requested.push(address);
        await new Promise<void>((resolve) => {
          arrivals.push(resolve);
        });
        return load();
      });
    }
    renderSite('/m/help', { session: buildSession() });
    await placeInBar('Promotions');
    fireEvent.pointerDown(document.body);
    for (const [index] of order.entries()) {
      await waitFor(() => expect(requested).toEqual(order.slice(0, index + 1)));
      arrivals[index]?.();
    }
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
    'NAV-04 is not fetched for the bottom bar on a slow or metered connection: %o',
    async (connection) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      stubConnection(connection);
      const loads = ['/m/home', '/m/activity', '/m/voucherCenter', '/m/login'].map(watch);
      renderSite('/m/help');
      await placeInBar('Promotions');
      fireEvent.pointerDown(document.body);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      for (const load of loads) expect(load).not.toHaveBeenCalled();
    },
  );

  it('NAV-04 is fetched again after a failed fetch', async () => {
    renderSite('/m/help');
    const load = watch('/m/activity').mockRejectedValueOnce(new Error('offline'));
    const link = await placeInBar('Promotions');
    fireEvent.pointerDown(link);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await waitFor(() => {
      fireEvent.pointerDown(link);
      expect(load).toHaveBeenCalledTimes(2);
    });
  });
});
