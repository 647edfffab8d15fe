import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountEvent } from '@parlor/contract';
import { sessionCleared, sessionStarted } from '@parlor/core';
import { buildContest, buildContestBoard, buildSession } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Creates an event stream that the test writes. */
function createStream() {
  let controller: ReadableStreamDefaultController<AccountEvent> | undefined;
  const cancelled = vi.fn<() => void>();
  const opened = vi.fn<() => ReadableStream<AccountEvent>>(
    () => new ReadableStream({ start: (created) => void (controller = created), cancel: cancelled }),
  );
  return {
    opened,
    cancelled,
    sendBalance: (sumBalance: string) =>
      controller?.enqueue({ event: 'balance', data: { sumBalance, currency: 'THB' } }),
  };
}
const touch = () => fireEvent.pointerDown(document.body);
const balanceButton = (words: string) => screen.findByRole('button', { name: `Account, Balance ${words}` });

describe('the live balance', () => {
  it('GW-01 WAL-01 opens its event stream on the first touch and shows streamed updates', async () => {
    const { opened, sendBalance } = createStream();
    renderSite('/m/home', { session: buildSession(), answers: { followAccount: opened } });
    await balanceButton('฿1,234.50');
    expect(opened).not.toHaveBeenCalled();
    touch();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    sendBalance('2000.00');
    expect(await balanceButton('฿2,000.00')).toBeShown();
  });

  it('PROMO-06 opens its event stream without a touch where a board is watched', async () => {
    const { opened } = createStream();
    renderSite('/m/contest?id=lantern-race', {
      session: buildSession(),
      answers: {
        followAccount: opened,
        listContests: { list: [buildContest()] },
        listContestStandings: { list: [] },
        getContestBoard: buildContestBoard(),
      },
    });
    await screen.findByRole('table', { name: 'Leaderboard' });
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  });

  it('WAL-01 is updated in the member centre', async () => {
    const { opened, sendBalance } = createStream();
    const { address } = renderSite('/m/member/home', { session: buildSession(), answers: { followAccount: opened } });
    await screen.findByText('฿1,234.50');
    touch();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    sendBalance('77.00');
    expect(await screen.findByText('฿77.00')).toBeShown();
    expect(address()).toBe('/m/member/home');
  });

  it('WAL-06 opens its event stream after login, and not for a visitor', async () => {
    const { opened } = createStream();
    const { store } = renderSite('/m/home', { answers: { followAccount: opened } });
    await screen.findAllByRole('link', { name: 'Log in' });
    touch();
    // Runs the callbacks that wait for the first touch.
    await waitFor(() => expect(document.querySelector('.swiper-wrapper')).not.toBeNull());
    expect(opened).not.toHaveBeenCalled();
    act(() => void store.dispatch(sessionStarted(buildSession())));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  });

  it('AUTH-11 closes its event stream when the session ends', async () => {
    const { opened, cancelled } = createStream();
    const { store } = renderSite('/m/home', { session: buildSession(), answers: { followAccount: opened } });
    await balanceButton('฿1,234.50');
    touch();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    act(() => void store.dispatch(sessionCleared()));
    await waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
    expect(opened).toHaveBeenCalledOnce();
  });
});
