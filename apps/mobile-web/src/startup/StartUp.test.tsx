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

describe('starting up', () => {
  it('SYS-02 shows the shape of the site while the status is on its way', async () => {
    renderSite('/m/help', { answers: { getSystemStatus: PENDING } });
    expect(await screen.findByText('Loading…')).toBeShown();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each(['getSystemStatus', 'getSettings'] as const)(
    'SYS-02 SYS-11 offers another try when %s is slow, and goes on when that is answered',
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
    'SYS-02 offers another try when %s fails, and goes on when it succeeds',
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

  it('SYS-04 shows the site when nothing is in the way', async () => {
    renderSite('/m/help');
    expect(await help()).toBeShown();
  });

  it('SYS-04 shows a blocked visitor their address and whom to ask', async () => {
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

  it('SYS-04 shows that the platform is being maintained', async () => {
    renderSite('/m/help', { answers: { getSystemStatus: buildStatus({ maintenance: true }) } });
    expect(await screen.findByRole('heading', { name: 'We will be right back' })).toBeShown();
  });

  it.each([
    ['first', 'Not available where you are'],
    ['second', 'We will be right back'],
  ] as const)(
    'SYS-05 with the %s reading, maintenance in a restricted region shows "%s"',
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
