import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRegistrationSettings, buildCaptcha, buildSession } from '@parlor/testing';
import { addressTable } from '../testing/addressTable.ts';
import { renderSite } from '../testing/renderSite.tsx';

const sessions = { visitor: undefined, player: buildSession(), agent: buildSession({ type: 1 }) };

/** Navigates to an address within the visit, as a link of another site or a bookmark does. */
async function goTo(address: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

/** Finds the title in each frame; home has the logo instead. */
const shown = {
  popup: (name: string) => screen.findByRole('dialog', { name }),
  shell: (name: string) => screen.findByRole('heading', { level: 1, name }),
  home: async () => within(await screen.findByRole('banner')).getByRole('link', { name: 'Sample' }),
};

describe.each(['visitor', 'player', 'agent'] as const)('the router for the role %s', (viewer) => {
  let current: () => string;
  beforeAll(() => {
    localStorage.clear();
    const session = sessions[viewer];
    current = renderSite('/m/help', {
      answers: { getRegistrationSettings: buildRegistrationSettings(), getCaptcha: buildCaptcha() },
      ...(session && { session }),
    }).address;
  });
  afterAll(cleanup);

  it.each(addressTable.filter(({ as }) => as === viewer))(
    'NAV-01 shows "$title" at $address',
    async ({ address, title, frame }) => {
      await goTo(address);
      expect(await shown[frame](title)).toBeShown();
      await waitFor(() => expect(document.title).toBe(`${title} · Sample`));
      expect(current()).toBe(address);
    },
  );

  it.each(['/m/nowhere', '/elsewhere', '/m/home/more', '/m/member', '/m/securityCenter/other', '/m/register.php'])(
    'NAV-01 redirects %s, which is not a known address, to home',
    async (address) => {
      await goTo('/m/help');
      await goTo(address);
      await waitFor(() => expect(current()).toBe('/m/home'));
    },
  );
});
