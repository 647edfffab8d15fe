import { cleanup, screen } from '@testing-library/react';
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

describe('a closed member page', () => {
  it('NAV-17 refers the player to customer service when the reward centre is closed', async () => {
    await open('/m/rewardCenter', { features: { ...features, rewardCentre: false } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Please contact customer service');
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});
