import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, renderWithApp } from '@parlor/testing';
import { agentFeature } from './agentFeature.ts';

afterEach(cleanup);

async function open(path: string, type: number) {
  const route = agentFeature.routes.find(({ paths }) => paths.includes(path));
  if (!route) throw new Error(`No screen of an agent is at ${path}`);
  const { Page } = await route.load();
  renderWithApp(<Page />, { route: path, session: buildSession({ type }) });
}

describe('screens of an agent that are still to be filled', () => {
  it('NAV-01 NAV-04 /m/set says what will stand there', async () => {
    await open('/m/set', 1);
    expect(screen.getByRole('heading').textContent).toBe('The settings of your team will appear here');
    expect(screen.getByRole('link', { name: 'Agency centre' }).getAttribute('href')).toBe('/m/agent/home');
  });
});
