import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGetPlayReminderQuery } from '@parlor/api-client';
import type { PlayReminder, Rain } from '@parlor/contract';
import {
  buildAnnouncement,
  buildAnnouncements,
  buildRain,
  buildSession,
  renderWithApp,
  type HarnessOptions,
} from '@parlor/testing';
import { HomeNotices } from '../HomeNotices/HomeNotices.tsx';
import { RainPopup } from './RainPopup.tsx';

const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A rain of five minutes that starts in the given minutes. */
const rainIn = (minutes: number, over: Partial<Rain> = {}): Rain =>
  buildRain({
    startsAt: Date.now() + minutes * MINUTE,
    endsAt: Date.now() + (minutes + 5) * MINUTE,
    taken: [],
    ...over,
  });

const due = {
  since: 0,
  playedMs: 60 * MINUTE,
  currency: 'THB',
  staked: '1.00',
  won: '0.00',
  net: '-1.00',
  pauseMinutes: 0,
} as const;

/** The play reminder of another feature. */
function Reminded() {
  const { data, refetch } = useGetPlayReminderQuery();
  return <button onClick={() => void refetch()}>{data?.due ? <span>due</span> : null} Go on</button>;
}

function Somewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/m/play/100001')}>Play</button>
      <button onClick={() => void navigate('/m/home')}>Home</button>
    </>
  );
}

/** Announcements of home that arrive on an event of the test. */
function News() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const show = (): void => setIsShown(true);
    addEventListener('news', show);
    return () => removeEventListener('news', show);
  }, []);
  return isShown && <HomeNotices mayOpen />;
}

function open(rains: () => Rain[], options: HarnessOptions = {}, page = <Somewhere />) {
  const handler = vi.fn<() => unknown>(() => ({ list: rains() }));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const result = renderWithApp(
    <>
      {page}
      <RainPopup />
    </>,
    { session: buildSession(), ...options, answers: { listRains: handler, ...options.answers } },
  );
  return { ...result, user, handler };
}
const dialog = () => screen.findByRole('dialog', { name: 'Evening rain' });
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));

describe('RainPopup', () => {
  it('PROMO-06 opens when the packets begin to fall, without a request to the gateway', async () => {
    const rain = rainIn(10);
    const { handler } = open(() => [rain]);
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await pass(9);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(1);
    expect(await dialog()).toBeShown();
    expect(handler).toHaveBeenCalledOnce();
  });

  it('PROMO-06 opens packets on the current page, and shows their amounts', async () => {
    const taken: Rain['taken'] = [];
    const rain = rainIn(-1);
    const { user, location } = open(() => [{ ...rain, taken: [...taken] }], {
      answers: {
        takePacket: () => {
          taken.push({ packet: 1, amount: '4.40' });
          return { packet: 1, amount: '4.40', currency: 'THB' };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Open packet 1' }));
    expect(await screen.findByRole('button', { name: /4\.40/ })).toBeShown();
    expect(location()).toBe('/m/home');
  });

  it('PROMO-06 opens once for each window, and closes when it is over', async () => {
    const rain = rainIn(-1);
    const first = open(() => [rain]);
    await dialog();
    await pass(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    // Another visit during the same rain.
    const again = open(() => [{ ...rain, endsAt: Date.now() + 5 * MINUTE }]);
    await waitFor(() => expect(again.handler).toHaveBeenCalled());
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PROMO-06 loads the next window after the end of this one', async () => {
    const rains = [rainIn(1), rainIn(30)];
    let at = 0;
    const { handler, user } = open(() => rains.slice(at, at + 1));
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await pass(1);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    at = 1;
    await pass(6);
    expect(handler).toHaveBeenCalledTimes(2);
    await pass(23);
    expect(await dialog()).toBeShown();
  });

  it('PROMO-06 is not shown over games, and waits for another dialog to close', async () => {
    const rain = rainIn(-1);
    const { user, handler } = open(() => [rain], { route: '/m/play/100001' });
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    const other = document.createElement('div');
    other.setAttribute('role', 'alertdialog');
    document.body.append(other);
    await user.click(screen.getByRole('button', { name: 'Home' }));
    await pass(0.5);
    expect(screen.queryByRole('dialog')).toBeNull();
    other.remove();
    await pass(0.1);
    expect(await dialog()).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Play', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PROMO-06 lets the play reminder open first', async () => {
    const rain = rainIn(-1);
    let reminder: PlayReminder = { minutes: 60, askInMs: null, due };
    const { user, handler } = open(() => [rain], { answers: { getPlayReminder: () => reminder } }, <Reminded />);
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await screen.findByText('due');
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    reminder = { ...reminder, due: null };
    await user.click(screen.getByRole('button', { name: /Go on/ }));
    expect(await dialog()).toBeShown();
  });

  it('PROMO-06 takes turns with the announcements of home: both open, one after the other', async () => {
    const rain = rainIn(-1);
    const { user } = open(
      () => [rain],
      {
        answers: {
          listAnnouncements: buildAnnouncements({ popup: [buildAnnouncement({ id: 'a', groupName: 'PU' })] }),
        },
      },
      <HomeNotices mayOpen />,
    );
    const first = (await screen.findByRole('dialog')).getAttribute('aria-labelledby') ?? '';
    const firstTitle = document.getElementById(first)?.textContent;
    await pass(0.5);
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0.2);
    const secondTitle = firstTitle === 'News for you' ? 'Evening rain' : 'News for you';
    expect(await screen.findByRole('dialog', { name: secondTitle })).toBeShown();
  });

  it('PROMO-06 keeps arriving announcements from opening over the packets', async () => {
    const rain = rainIn(-1);
    const { user } = open(
      () => [rain],
      {
        answers: {
          listAnnouncements: buildAnnouncements({ popup: [buildAnnouncement({ id: 'a', groupName: 'PU' })] }),
        },
      },
      <News />,
    );
    await dialog();
    act(() => void dispatchEvent(new Event('news')));
    await pass(0.5);
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0.2);
    expect(await screen.findByRole('dialog', { name: 'News for you' })).toBeShown();
  });

  it.each([
    ['all packets are gone', () => rainIn(-1, { isGone: true })],
    ['the player has opened all of theirs', () => rainIn(-1, { most: 1, taken: [{ packet: 1, amount: '1.00' }] })],
  ])('PROMO-06 does not open when %s', async (_, rain) => {
    const list = [rain()];
    const { handler } = open(() => list);
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PROMO-06 opens a rain that was published while the page was hidden', async () => {
    const rains: Rain[] = [];
    const { handler } = open(() => [...rains]);
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    rains.push(rainIn(-1));
    await pass(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void dispatchEvent(new Event('visibilitychange')));
    expect(await dialog()).toBeShown();
  });

  it('PROMO-06 sends no request for a visitor', async () => {
    const { handler } = open(() => [rainIn(-1)], { session: null });
    await pass(1);
    expect(handler).not.toHaveBeenCalled();
  });
});
