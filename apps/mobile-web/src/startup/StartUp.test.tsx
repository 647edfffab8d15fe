import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSettings, buildStatus, PENDING, refusal, sealedChat } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const help = () => screen.findByRole('heading', { level: 1, name: 'Help centre' });

describe('startup', () => {
  it('SYS-02 shows a loading placeholder while the status is pending', async () => {
    renderSite('/m/help', { answers: { getSystemStatus: PENDING } });
    expect(await screen.findByText('Loading…')).toBeShown();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each(['getSystemStatus', 'getSettings'] as const)(
    'SYS-02 SYS-11 offers a retry when %s takes over 8 seconds, and continues when the retry succeeds',
    async (call) => {
      let isLost = true;
      const value = call === 'getSettings' ? buildSettings() : buildStatus();
      vi.useFakeTimers({ shouldAdvanceTime: true });
      renderSite('/m/help', { answers: { [call]: () => (isLost ? new Promise(() => {}) : value) } });
      await act(() => vi.advanceTimersByTimeAsync(7900));
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(200));
      vi.useRealTimers();
      expect(screen.getByText('The network is slow. Hold on…')).toBeShown();
      isLost = false;
      await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
      expect(await help()).toBeShown();
    },
  );

  it.each(['getSystemStatus', 'getSettings'] as const)(
    'SYS-02 offers a retry when %s fails, and continues when the retry succeeds',
    async (call) => {
      let isDown = true;
      const value = call === 'getSettings' ? buildSettings() : buildStatus();
      renderSite('/m/help', { answers: { [call]: () => (isDown ? refusal('system.unknown') : value) } });
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByText('Something went wrong')).toBeShown();
      isDown = false;
      await userEvent.setup().click(retry);
      expect(await help()).toBeShown();
    },
  );

  it('SYS-04 shows the site when there is no restriction and no maintenance', async () => {
    renderSite('/m/help');
    expect(await help()).toBeShown();
  });

  it('SYS-04 shows a visitor in a restricted region their IP address and a contact link', async () => {
    renderSite('/m/help', {
      answers: {
        getSystemStatus: buildStatus({ regionRestriction: true }),
        getSettings: buildSettings({ customerService: [sealedChat] }),
      },
    });
    expect(await screen.findByText('Your IP address: 203.0.113.7')).toBeShown();
    expect((await screen.findByRole('link', { name: 'Contact us' })).getAttribute('href')).toBe('https://chat.test/');
    expect(screen.queryByRole('heading', { name: 'Help centre' })).toBeNull();
  });

  it('SYS-04 shows the maintenance page during maintenance', async () => {
    renderSite('/m/help', { answers: { getSystemStatus: buildStatus({ maintenance: true }) } });
    expect(await screen.findByRole('heading', { name: 'We will be right back' })).toBeShown();
  });

  it.each([
    ['first', 'Not available where you are'],
    ['second', 'We will be right back'],
  ] as const)(
    'SYS-05 with the status reading "%s", maintenance in a restricted region shows "%s"',
    async (statusReading, heading) => {
      renderSite('/m/help', {
        answers: {
          getSystemStatus: buildStatus({ maintenance: true, regionRestriction: true }),
          getSettings: buildSettings({ statusReading }),
        },
      });
      expect(await screen.findByRole('heading', { name: heading })).toBeShown();
    },
  );
});
