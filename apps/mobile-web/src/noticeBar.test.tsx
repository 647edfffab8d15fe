import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Announcement } from '@parlor/contract';
import { buildAnnouncement, buildAnnouncements, type MockRequest } from '@parlor/testing';
import { renderSite } from './testing/renderSite.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const notices: Announcement[] = [
  buildAnnouncement({ id: 'n1', title: 'Deposits in seconds' }),
  // Between the player notices, so that an index that ignores it differs from here on.
  buildAnnouncement({ id: 'h1', title: 'A hot week', groupName: 'H' }),
  buildAnnouncement({ id: 'n2', title: 'Planned maintenance' }),
  buildAnnouncement({ id: 'n3', title: 'A new vendor' }),
];

/** Returns the requested kinds of announcements, as the gateway does. */
const listAnnouncements = ({ query }: MockRequest) => {
  const types = query.get('types')?.split(',') ?? [];
  return buildAnnouncements({ notices: notices.filter(({ groupName }) => types.includes(groupName)) });
};

describe('the home notice bar', () => {
  it.each(notices.map(({ title }) => title))(
    'HOME-02 NOTE-01 opens the list of announcements with only «%s» expanded',
    async (title) => {
      const { address } = renderSite('/m/home', { answers: { listAnnouncements } });
      const [link] = await screen.findAllByRole('link', { name: title });
      if (link) await userEvent.click(link);
      await waitFor(() => expect(address()).toMatch(/^\/m\/notice\?index=\d$/));
      expect((await screen.findAllByRole('button', { expanded: true })).map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining(title),
      ]);
    },
  );
});
