import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildAgentSummary, buildSession, figureOf, refusal, renderWithApp, type MockAnswers } from '@parlor/testing';
import { Page } from './AgentHomePage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderPage(answers: MockAnswers) {
  // Before the render: it puts a clipboard of its own in place of the browser's.
  const user = userEvent.setup();
  return { ...renderWithApp(<Page />, { route: '/m/agent/home', session: buildSession({ type: 1 }), answers }), user };
}

describe('AgentHomePage', () => {
  it('AGT-01 shows the agent the size of the team and the code that brings members', async () => {
    renderPage({ getAgentSummary: buildAgentSummary() });
    await screen.findByRole('heading', { name: 'agent01' });
    const main = screen.getByRole('main');
    expect(['Direct members', 'Team', 'Affiliate code'].map((label) => figureOf(main, label))).toEqual([
      '12',
      '48',
      'AGENT01',
    ]);
  });

  it('NAV-04 AGT-01 leads to the settings of the agency and to the contracts', async () => {
    renderPage({ getAgentSummary: buildAgentSummary() });
    const places = await screen.findByRole('list', { name: 'Settings and contracts' });
    expect(
      within(places)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Agency settings', '/m/set'],
      ['Daily salary contract', '/m/member/agent/getSalaryContract'],
      ['Dividend contract', '/m/member/agent/getDevidendContract'],
      ['Hourly salary contract', '/m/member/agent/getHourContract'],
    ]);
  });

  it('AGT-01 copies the code, and says so', async () => {
    const { user, store } = renderPage({ getAgentSummary: buildAgentSummary() });
    await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('AGENT01');
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['agent:home.copied']);
  });

  it('AGT-01 says when the device does not let it copy', async () => {
    const { user, store } = renderPage({ getAgentSummary: buildAgentSummary() });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(await screen.findByRole('button', { name: 'Copy the code' }));
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['dialogs:copyFailed']);
  });

  it('AGT-01 offers another try when the team does not load', async () => {
    let isDown = true;
    const { user } = renderPage({ getAgentSummary: () => (isDown ? refusal('system.unknown') : buildAgentSummary()) });
    expect((await screen.findByRole('alert')).textContent).toContain('Your team did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'agent01' })).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
