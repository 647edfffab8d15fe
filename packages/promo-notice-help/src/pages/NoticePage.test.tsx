// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildAnnouncement, buildAnnouncements, refusal, renderWithApp } from '@parlor/testing';
import { Page } from './NoticePage.tsx';

afterEach(cleanup);

const first = buildAnnouncement({
  title: 'New games this week',
  content: '<p>Ten <b>new</b> slots</p><p>are open.</p>',
  startDate: new Date(2026, 10, 20, 9).getTime(),
});
const second = buildAnnouncement({
  id: 'n2',
  title: 'Planned maintenance',
  content: '<p>On Tuesday<br>at four.</p><script>alert(1)</script>',
  startDate: new Date(2026, 10, 18, 9).getTime(),
});
const listAnnouncements = buildAnnouncements({ notices: [first, second] });
const trigger = (name: RegExp) => screen.findByRole('button', { name });

describe('NoticePage', () => {
  it('NOTE-01 lists title, day and a preview in plain text', async () => {
    renderWithApp(<Page />, { route: '/m/notice', answers: { listAnnouncements } });
    expect((await trigger(/^New games/)).textContent).toBe('New games this week2026-11-20Ten new slots are open.');
    expect((await trigger(/^Planned/)).textContent).toBe('Planned maintenance2026-11-18On Tuesday at four.');
  });

  it('NOTE-01 expands an item to its full content, which replaces the preview', async () => {
    renderWithApp(<Page />, { route: '/m/notice', answers: { listAnnouncements } });
    const item = await trigger(/^New games/);
    expect(item.getAttribute('aria-expanded')).toBe('false');
    await userEvent.setup().click(item);
    expect(item.getAttribute('aria-expanded')).toBe('true');
    expect(item.textContent).toBe('New games this week2026-11-20');
    expect(screen.getByText('new').tagName).toBe('B');
  });

  it('NOTE-01 opens the item that was selected in the notice bar', async () => {
    renderWithApp(<Page />, { route: '/m/notice?index=1', answers: { listAnnouncements } });
    expect((await trigger(/^Planned/)).getAttribute('aria-expanded')).toBe('true');
    expect((await trigger(/^New games/)).getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['?index=', '?index=9', '?index=x', ''])('NOTE-01 opens nothing for the address "%s"', async (query) => {
    renderWithApp(<Page />, { route: `/m/notice${query}`, answers: { listAnnouncements } });
    await trigger(/^New games/);
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('NOTE-01 reports that there is no news, or that it failed to load', async () => {
    renderWithApp(<Page />, { answers: { listAnnouncements: buildAnnouncements({ notices: [] }) } });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('No announcements'));
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    renderWithApp(<Page />, { answers: { listAnnouncements: refusal('system.unknown') } });
    expect((await screen.findByRole('alert')).textContent).toContain('The announcements did not load');
  });
});
