import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildQuotas, buildSession, refusal, renderWithApp, type MockAnswers } from '@parlor/testing';
import { Page } from './QuotasPage.tsx';

afterEach(cleanup);

function renderPage(answers: MockAnswers = {}) {
  const app = renderWithApp(<Page />, {
    route: '/m/agent/quotas',
    session: buildSession({ type: 1 }),
    answers: { getQuotas: buildQuotas(), ...answers },
  });
  return { ...app, user: userEvent.setup() };
}

describe('QuotasPage', () => {
  it('AGT-06 shows the granted, used, passed on and remaining quota of each level', async () => {
    renderPage();
    const table = await screen.findByRole('table', { name: 'Quotas' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Level', 'Left', 'Yours', 'In use', 'Passed on'],
      ['7.7%', '1', '2', '1', '0'],
      ['7.6%', '3', '5', '0', '2'],
    ]);
    expect(screen.getByText('Up to 7.5% you may have as many downlines as you like.')).toBeShown();
  });

  it('AGT-06 shows an agent without quota which levels need none', async () => {
    renderPage({ getQuotas: buildQuotas({ list: [] }) });
    expect(await screen.findByRole('heading', { name: 'No quotas' })).toBeShown();
    expect(
      screen.getByText(/^Up to 7.5% you may have as many downlines as you like. Higher levels need quotas/),
    ).toBeShown();
  });

  it('AGT-06 offers a retry when the quotas fail to load', async () => {
    let isDown = true;
    const { user } = renderPage({ getQuotas: () => (isDown ? refusal('system.unknown') : buildQuotas()) });
    expect((await screen.findByRole('alert')).textContent).toContain('The quotas did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeShown();
  });
});
