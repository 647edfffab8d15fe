import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roundPlayed, useGetBalanceQuery } from '@parlor/api-client';
import type { PlayReminder as Answer } from '@parlor/contract';
import { buildSession, refusal, renderWithApp, type HarnessOptions, type MockRequest } from '@parlor/testing';
import { PlayReminder } from './PlayReminder.tsx';

const MINUTE = 60_000;
const since = Date.UTC(2026, 10, 20, 9);
const due = {
  since,
  playedMs: 63 * MINUTE,
  currency: 'THB',
  staked: '1200.00',
  won: '450.50',
  net: '-749.50',
  pauseMinutes: 0,
} as const;
const idle: Answer = { minutes: 60, askInMs: null, due: null };
const isDue: Answer = { minutes: 60, askInMs: null, due };

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page that shows the balance. */
function SomePage() {
  return <p>{useGetBalanceQuery().data?.sumBalance}</p>;
}

function open({ answers, ...options }: HarnessOptions = {}) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const result = renderWithApp(
    <>
      <SomePage />
      <PlayReminder />
    </>,
    {
      session: buildSession(),
      ...options,
      answers: { getBalance: { sumBalance: '100.00', currency: 'THB' }, ...answers },
    },
  );
  return { ...result, user };
}

const dialog = () => screen.findByRole('alertdialog', { name: 'A look at your play' });

describe('PlayReminder', () => {
  it('MEM-08 shows the time played and the sums staked and won', async () => {
    open({ answers: { getPlayReminder: isDue } });
    const { textContent } = await dialog();
    expect(textContent).toContain('You have played for 1 h 3 min.');
    expect(textContent).toContain('1,200.00');
    expect(textContent).toContain('450.50');
    expect(textContent).toMatch(/[-−].*749\.50/);
  });

  it.each([
    ['Go on playing', '/m/home'],
    ['Take a break', '/m/securityCenter?limits'],
    ['Betting record', '/m/gameRecord'],
  ])('MEM-08 is acknowledged by "%s", which opens %s', async (name, address) => {
    const sent: unknown[] = [];
    const { user, location } = open({
      answers: {
        getPlayReminder: isDue,
        acknowledgePlayReminder: ({ body }: MockRequest) => (sent.push(body), idle),
      },
    });
    await dialog();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([{ since }]);
    await waitFor(() => expect(location()).toBe(address));
  });

  it('MEM-08 stays open until the gateway has confirmed the answer, and cannot be closed otherwise', async () => {
    let isAway = true;
    const { user } = open({
      answers: {
        getPlayReminder: isDue,
        acknowledgePlayReminder: () => (isAway ? refusal('system.unavailable') : idle),
      },
    });
    await dialog();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Go on playing' }));
    expect((await screen.findByRole('alert')).textContent).toContain('try again later');
    expect(screen.getByRole('alertdialog')).toBeShown();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Go on playing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('MEM-08 is not acknowledged by the key that plays a round', async () => {
    let answers = 0;
    const { user } = open({
      answers: { getPlayReminder: isDue, acknowledgePlayReminder: () => ((answers += 1), idle) },
    });
    const shown = await dialog();
    await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(answers).toBe(0);
    expect(screen.getByRole('alertdialog')).toBeShown();
  });

  it('MEM-08 announces a pause that follows', async () => {
    open({ answers: { getPlayReminder: { ...isDue, due: { ...due, playedMs: 45 * MINUTE, pauseMinutes: 5 } } } });
    const { textContent } = await dialog();
    expect(textContent).toContain('You have played for 45 minutes.');
    expect(textContent).toContain('A pause of 5 minutes begins now');
    expect(screen.getByRole('button', { name: 'Begin the pause' })).toBeShown();
  });

  it('MEM-08 is requested when continued play has lasted long enough', async () => {
    const answers: Answer[] = [{ ...idle, askInMs: 20 * MINUTE }, isDue];
    let requestCount = 0;
    open({ answers: { getPlayReminder: () => answers[Math.min(requestCount++, 1)] } });
    await waitFor(() => expect(requestCount).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(19 * MINUTE));
    expect(requestCount).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    expect(await dialog()).toBeShown();
    expect(requestCount).toBe(2);
  });

  it('MEM-08 is requested once a bet changes the balance, and not while nobody plays', async () => {
    let balance = 100;
    let requestCount = 0;
    const { store } = open({
      answers: {
        getBalance: () => ({ sumBalance: `${balance}.00`, currency: 'THB' }),
        getPlayReminder: () => (requestCount++, idle),
      },
    });
    await screen.findByText('100.00');
    await waitFor(() => expect(requestCount).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(180 * MINUTE));
    expect(requestCount).toBe(1);
    balance = 90;
    act(() => void store.dispatch(roundPlayed()));
    await screen.findByText('90.00');
    await waitFor(() => expect(requestCount).toBe(2));
    // The next bet of the same minute changes nothing.
    balance = 80;
    act(() => void store.dispatch(roundPlayed()));
    await screen.findByText('80.00');
    expect(requestCount).toBe(2);
  });

  it.each([
    ['a visitor', null],
    ['a trial', buildSession({ type: 4 })],
  ])('MEM-08 is not requested for %s', async (_, session) => {
    let requestCount = 0;
    open({ session, answers: { getPlayReminder: () => (requestCount++, isDue) } });
    await screen.findByText('100.00');
    expect(requestCount).toBe(0);
  });
});
