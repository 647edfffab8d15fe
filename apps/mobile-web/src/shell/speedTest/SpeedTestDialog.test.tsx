import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSettings } from '@parlor/testing';
import { renderSite } from '../../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openSpeedTest(domainRoute: string[]) {
  renderSite('/m/help', { answers: { getSettings: buildSettings({ domainRoute }) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(
    await within(await screen.findByRole('dialog', { name: 'Menu' })).findByRole('button', { name: 'Speed test' }),
  );
  return { user, dialog: await screen.findByRole('dialog', { name: 'Speed test' }) };
}

describe('the speed test', () => {
  it('NAV-21 ranks addresses that answer, marks unreachable ones and links to another address', async () => {
    const here = window.location.origin;
    let isDown = true;
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      if (isDown && typeof address === 'string' && address.startsWith('https://down.test'))
        throw new TypeError('Failed to fetch');
      return new Response('{}');
    });
    const { dialog, user } = await openSpeedTest(['https://down.test', here]);
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('1 address answered'));
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain(new URL(here).host);
    expect(rows[0]?.textContent).toMatch(/\d+ ms.*Fastest.*You are here/);
    for (const words of ['down.test', 'Not reachable'])
      expect(within(rows[1] as HTMLElement).getByText(words)).toBeShown();
    expect(within(dialog).queryByRole('link')).toBeNull();

    isDown = false;
    const before = fetchSpy.mock.calls.length;
    await user.click(within(dialog).getByRole('button', { name: 'Measure again' }));
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('2 addresses answered'));
    expect(fetchSpy.mock.calls.length - before).toBe(6);
    expect(within(dialog).getByRole('link', { name: 'Switch over: down.test' }).getAttribute('href')).toBe(
      'https://down.test/m/home',
    );
  });

  it('NAV-21 shows each result as it arrives, and ranks and links when all have arrived', async () => {
    let answer: ((response: Response) => void) | undefined;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
      typeof address === 'string' && address.startsWith('https://slow.test')
        ? new Promise((resolve) => {
            answer ??= resolve;
          })
        : new Response('{}'),
    );
    const { dialog } = await openSpeedTest(['https://slow.test', 'https://quick.test']);
    const rows = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '');
    await waitFor(() => expect(rows()[1]).toMatch(/quick\.test\d+ ms$/));
    expect(rows()[0]).toMatch(/slow\.test$/);
    expect(within(dialog).getByRole('status').textContent).toBe('Measuring…');
    expect(within(dialog).queryByRole('link')).toBeNull();
    answer?.(new Response('{}', { status: 503 }));
    await waitFor(() => expect(rows()[0]).toMatch(/^1quick\.test\d+ ms.*Fastest/));
    expect(rows()[1]).toContain('slow.testNot reachable');
    expect(within(dialog).getByRole('link', { name: 'Switch over: quick.test' })).toBeShown();
  });

  it('NAV-21 aborts its requests on close and measures again when it is reopened', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      signals.push(init?.signal);
      return new Promise(() => {});
    });
    const { dialog, user } = await openSpeedTest(['https://one.test', 'https://two.test']);
    await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);

    fetchSpy.mockImplementation(async () => new Response('{}'));
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(
      await within(await screen.findByRole('dialog', { name: 'Menu' })).findByRole('button', { name: 'Speed test' }),
    );
    const again = await screen.findByRole('dialog', { name: 'Speed test' });
    await waitFor(() => expect(within(again).getByRole('status').textContent).toBe('2 addresses answered'));
  });

  it('NAV-21 shows an error when no address answers, and can be retried', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { dialog, user } = await openSpeedTest(['https://one.test', 'https://two.test']);
    expect(await within(dialog).findByText('We cannot reach the service right now. Please try again.')).toBeShown();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(within(dialog).getByRole('button', { name: 'Measure again' }));
    expect(await within(dialog).findByText('You are offline. Check your connection and try again.')).toBeShown();
    fetchSpy.mockResolvedValue(new Response('{}'));
    await user.click(within(dialog).getByRole('button', { name: 'Measure again' }));
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('2 addresses answered'));
  });
});
