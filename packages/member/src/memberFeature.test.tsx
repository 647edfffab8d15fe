import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, buildSettings, renderWithApp } from '@parlor/testing';
import { memberFeature } from './memberFeature.ts';

afterEach(cleanup);

const { features } = buildSettings();

async function open(path: string, settings = {}) {
  const route = memberFeature.routes.find(({ paths }) => paths.includes(path));
  if (!route) throw new Error(`No screen of a member is at ${path}`);
  const { Page } = await route.load();
  return renderWithApp(<Page />, { route: path, session: buildSession(), settings });
}

describe('a placeholder member page', () => {
  it.each([['/m/webEmail', 'Your messages will appear here', 'Announcements', '/m/notice']])(
    'NAV-01 at %s announces its content, links to another page and offers customer service',
    async (path, heading, way, target) => {
      const { store } = await open(path);
      expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([heading]);
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(target);
      await userEvent.setup().click(screen.getByRole('button', { name: 'Customer service' }));
      expect(store.getState().dialogs.open).toBe('service');
    },
  );

  it('NAV-17 refers the player to customer service when the reward centre is closed', async () => {
    await open('/m/rewardCenter', { features: { ...features, rewardCentre: false } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Please contact customer service');
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});
