// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import {
  buildAnnouncement,
  buildAnnouncements,
  buildSession,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page as DetailPage } from './NoticeDetailPage.tsx';
import { Page } from './NoticePage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const listAnnouncements = buildAnnouncements({
  notices: ['one', 'two', 'three'].map((id) => buildAnnouncement({ id, title: `Notice ${id}` })),
});

/** Opens a page with a gateway that stores read announcements. */
function open(
  session: SessionInfo | undefined,
  {
    detail = false,
    route = '/m/notice',
    answers = {},
  }: { detail?: boolean; route?: string; answers?: MockAnswers } = {},
) {
  const received = { ids: [] as string[], bodies: [] as unknown[], times: [] as number[], listed: 0 };
  renderWithApp(detail ? <DetailPage /> : <Page />, {
    route,
    ...(session && { session }),
    answers: {
      listAnnouncements,
      listReadAnnouncements: () => {
        received.listed += 1;
        return { ids: [...received.ids] };
      },
      readAnnouncement: ({ body }: MockRequest) => {
        received.bodies.push(body);
        received.times.push(Date.now());
        received.ids.push((body as { announcementId: string }).announcementId);
        return null;
      },
      ...answers,
    },
  });
  return received;
}

const item = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

describe('announcements that a player reads', () => {
  it('NOTE-03 are reported and lose their mark at once, and the list is refetched', async () => {
    const received = open(buildSession());
    await userEvent.click(await item('Unread: Notice one'));
    await item('Notice one');
    await item('Unread: Notice two');
    await waitFor(() =>
      expect([received.bodies, received.listed]).toEqual([[{ announcementId: 'one', read: true }], 2]),
    );
  });

  it('NOTE-03 are reported once, even if they are reopened', async () => {
    const received = open(buildSession());
    const notice = await item('Unread: Notice one');
    for (let press = 0; press < 3; press += 1) await userEvent.click(notice);
    await waitFor(() => expect(received.listed).toBe(2));
    expect(received.bodies).toHaveLength(1);
  });

  it('NOTE-03 are reported at most once in 150 ms, and each of them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const received = open(buildSession());
    const all = await Promise.all(['one', 'two', 'three'].map((id) => item(`Unread: Notice ${id}`)));
    for (const notice of all) await user.click(notice);
    await vi.waitFor(() => expect(received.ids.toSorted()).toEqual(['one', 'three', 'two']), { timeout: 20_000 });
    const gaps = received.times.slice(1).map((time, index) => time - (received.times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(150);
  });

  it('NOTE-03 are unread again when the report fails, and not reported in a loop', async () => {
    let requestCount = 0;
    open(buildSession(), {
      route: '/m/notice?index=0',
      answers: {
        readAnnouncement: () => {
          requestCount += 1;
          return refusal('system.unknown');
        },
      },
    });
    await item('Unread: Notice one');
    await waitFor(() => expect(requestCount).toBe(1));
    await item('Unread: Notice one');
    await userEvent.click(await item('Unread: Notice two'));
    await waitFor(() => expect(requestCount).toBe(2));
  });

  it.each([
    ['NOTE-01', 'the one that the notice bar led to', { route: '/m/notice?index=1' }],
    ['NOTE-02', 'the one of its own page', { route: '/m/noticeDetail?id=two', detail: true }],
  ])('%s NOTE-03 are reported when they are shown open: %s', async (_row, _what, options) => {
    const received = open(buildSession(), options);
    await waitFor(() => expect(received.ids).toEqual(['two']));
  });

  it.each([
    ['a visitor', undefined],
    ['a trial', buildSession({ type: 4 })],
  ])('NOTE-03 all count as read for %s, and nothing is reported', async (_who, session) => {
    const received = open(session);
    await userEvent.click(await item('Notice one'));
    expect(screen.queryByRole('button', { name: /^Unread/ })).toBeNull();
    expect(received).toMatchObject({ bodies: [], listed: 0 });
  });
});
