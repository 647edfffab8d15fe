import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  buildContest,
  buildContestBoard,
  buildContestStanding,
  buildRain,
  buildSession,
  renderWithApp,
} from '@parlor/testing';
import { Page } from './ContestPage.tsx';
import { Page as RainPage } from './RainPage.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('PROMO-06 joins a tournament, and shows the place with its neighbours', async () => {
  let isJoined = false;
  renderWithApp(<Page />, {
    route: '/m/contest?id=lantern-race',
    session: buildSession(),
    answers: {
      listContests: { list: [buildContest({ endsAt: Date.now() + 30 * 86_400_000 })] },
      getContestBoard: buildContestBoard(),
      listContestStandings: () => ({ list: isJoined ? [buildContestStanding()] : [] }),
      joinContest: () => {
        isJoined = true;
        return buildContestStanding();
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You: place 9, 220.00 ×')).toBeShown();
  expect(screen.getByRole('rowheader', { name: 'You' })).toBeShown();
  expect(screen.getByRole('rowheader', { name: 'pl****11' })).toBeShown();
});

it('PROMO-06 updates the board of a visitor, who has no stream, every 15 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [first] = buildContestBoard().list;
  let score = '220.00';
  renderWithApp(<Page />, {
    route: '/m/contest?id=lantern-race',
    answers: {
      listContests: { list: [buildContest()] },
      getContestBoard: () => ({ ...buildContestBoard(), list: first ? [{ ...first, score }] : [] }),
    },
  });
  await screen.findByText('220.00 ×');
  score = '305.00';
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText('305.00 ×')).toBeShown();
});

it('PROMO-07 shows how many tickets of a raffle are rewards', async () => {
  const code = 'lantern-raffle';
  const ticket = { per: '1000.00', most: 100 };
  renderWithApp(<Page />, {
    route: `/m/contest?id=${code}`,
    session: buildSession(),
    answers: {
      listContests: { list: [buildContest({ code, kind: 'raffle', ticket })] },
      getContestBoard: buildContestBoard({ code, list: [] }),
      listContestStandings: {
        list: [buildContestStanding({ code, rank: null, score: '12', tickets: 12, given: 3, around: [] })],
      },
    },
  });
  expect(await screen.findByText('You: 12 tickets')).toBeShown();
  expect(screen.getByText('3 of them are rewards.')).toBeShown();
  expect(screen.getByText('You earn at most 100 tickets this way; tickets that are rewards come on top.')).toBeShown();
});

it('PROMO-07 opens a packet of a rain once, and shows its amount', async () => {
  const taken = [{ packet: 1, amount: '3.20' }];
  const requested: unknown[] = [];
  const now = Date.now();
  renderWithApp(<RainPage />, {
    route: '/m/rain',
    session: buildSession(),
    answers: {
      listRains: () => ({ list: [buildRain({ startsAt: now - 1_000, endsAt: now + 600_000, taken: [...taken] })] }),
      takePacket: ({ body }: { body: unknown }) => {
        requested.push(body);
        taken.push({ packet: 2, amount: '1.75' });
        return { packet: 2, amount: '1.75', currency: 'THB' };
      },
    },
  });
  const packet = await screen.findByRole('button', { name: 'Open packet 2' });
  await userEvent.click(packet);
  await waitFor(() => expect(screen.getByRole('button', { name: /1\.75/ })).toBeShown());
  await userEvent.click(screen.getByRole('button', { name: /1\.75/ }));
  expect(requested).toEqual([{ packet: 2 }]);
});
