// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildAnnouncement, buildAnnouncements, refusal, renderWithApp } from '@parlor/testing';
import { Page } from './NoticeDetailPage.tsx';

afterEach(cleanup);

const listAnnouncements = buildAnnouncements({
  notices: [
    buildAnnouncement(),
    buildAnnouncement({
      id: 'n2',
      title: 'Planned maintenance',
      content: '<p>On Tuesday.</p><script>alert(1)</script>',
      startDate: new Date(2026, 10, 18, 9).getTime(),
    }),
  ],
});

describe('NoticeDetailPage', () => {
  it('NAV-01 NOTE-02 shows title, day and content of the announcement in the address, sanitized', async () => {
    const { container } = renderWithApp(<Page />, { route: '/m/noticeDetail?id=n2', answers: { listAnnouncements } });
    await screen.findByRole('heading', { level: 2, name: 'Planned maintenance' });
    expect(screen.getByRole('main').textContent).toBe('Planned maintenance2026-11-18On Tuesday.');
    expect(container.innerHTML).not.toContain('<script');
  });

  it.each(['?id=n9', '?id=', ''])(
    'NOTE-01 says at %j that the announcement is gone, and leads to the others',
    async (query) => {
      renderWithApp(<Page />, { route: `/m/noticeDetail${query}`, answers: { listAnnouncements } });
      await waitFor(() =>
        expect(screen.getByRole('main').textContent).toContain('This announcement is no longer there'),
      );
      expect(screen.getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe('/m/notice');
    },
  );

  it('NOTE-01 offers a retry when the announcements fail to load', async () => {
    let isDown = true;
    renderWithApp(<Page />, {
      route: '/m/noticeDetail?id=n2',
      answers: { listAnnouncements: () => (isDown ? refusal('system.unknown') : listAnnouncements) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The announcements did not load');
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Planned maintenance'));
  });
});
