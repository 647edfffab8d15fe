import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildAgentSettings,
  buildDownlineDetail,
  buildQuotas,
  buildRateRange,
  buildSession,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './OpenDownlinePage.tsx';

afterEach(cleanup);

function renderPage(answers: MockAnswers = {}) {
  const sent: unknown[] = [];
  const app = renderWithApp(<Page />, {
    route: '/m/agent/open',
    session: buildSession({ type: 1 }),
    answers: {
      getRateRange: buildRateRange({
        list: [
          { gameType: 'RNG', own: '7.8', max: '7.7', min: '0' },
          { gameType: 'LIVE', own: '7.8', max: '7.7', min: '0' },
        ],
      }),
      getAgentSettings: buildAgentSettings(),
      getQuotas: buildQuotas(),
      openDownline: ({ body }: MockRequest) => (sent.push(body), buildDownlineDetail({ account: 'new01' })),
      ...answers,
    },
  });
  return { ...app, sent, user: userEvent.setup() };
}
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('OpenDownlinePage', () => {
  it('AGT-03 AGT-06 opens an account with the entered rebates, and redirects to it', async () => {
    const { user, sent, location } = renderPage();
    await user.click(await screen.findByRole('radio', { name: 'Agent' }));
    await user.type(await field(/^Username/), 'New01');
    await user.type(screen.getByLabelText(/^Password/), 'Secret#2026');
    await user.type(await field(/^Nickname/), 'Nid');
    await user.type(await field(/^Live casino/), '7,5');
    await user.click(screen.getByRole('button', { name: 'Open the account' }));
    await waitFor(() => expect(location()).toBe('/m/agent/member?account=new01'));
    expect(sent).toEqual([
      {
        account: 'New01',
        password: 'Secret#2026',
        nickname: 'Nid',
        type: 'agent',
        rates: [
          { gameType: 'RNG', percent: '7.0' },
          { gameType: 'LIVE', percent: '7.5' },
        ],
      },
    ]);
  });

  it('AGT-09 fills in the preset rebates except those that are no longer allowed', async () => {
    renderPage({
      getAgentSettings: buildAgentSettings({
        presetRates: [
          { gameType: 'RNG', percent: '7.0' },
          { gameType: 'LIVE', percent: '7.8' },
        ],
      }),
    });
    expect(await field(/^Slots/)).toHaveProperty('value', '7.0');
    expect(await field(/^Live casino/)).toHaveProperty('value', '');
  });

  it('AGT-06 shows the allowed range, and sends nothing outside of it', async () => {
    const { user, sent } = renderPage();
    const slots = await field(/^Slots/);
    expect(screen.getAllByText('0% to 7.7%; you have 7.8%')).toHaveLength(2);
    await user.clear(slots);
    await user.type(slots, '7.8');
    expect(await screen.findByText('At most 7.7%')).toBeShown();
    await user.type(await field(/^Username/), 'new01');
    await user.type(screen.getByLabelText(/^Password/), 'Secret#2026');
    await user.click(screen.getByRole('button', { name: 'Open the account' }));
    expect(sent).toEqual([]);
  });

  it('AGT-06 shows which rebates use a quota, and the remaining quota', async () => {
    renderPage();
    expect(
      await screen.findByText(/Above 7.5% each account takes one of your quota. 7.7%: 1 left of 2; 7.6%: 3 left of 5/),
    ).toBeShown();
  });

  it('AGT-06 shows an agent without quota that higher rebates need one', async () => {
    renderPage({ getQuotas: buildQuotas({ list: [] }) });
    expect(await screen.findByText('Above 7.5% each account needs one of your quota, and you have none.')).toBeShown();
  });

  it('AGT-03 requires name and password first', async () => {
    const { user, sent } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Open the account' }));
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('AGT-06 shows that the quota is used up, and keeps the entered values', async () => {
    const { user, location } = renderPage({ openDownline: refusal('agent.quota_spent') });
    await user.type(await field(/^Username/), 'new01');
    await user.type(screen.getByLabelText(/^Password/), 'Secret#2026');
    await user.click(screen.getByRole('button', { name: 'Open the account' }));
    expect(await screen.findByText('You have no quota left at this level.')).toBeShown();
    expect(await field(/^Username/)).toHaveProperty('value', 'new01');
    expect(location()).toBe('/m/agent/open');
  });

  it('AGT-06 offers a retry when the rebates fail to load', async () => {
    let isDown = true;
    const { user } = renderPage({ getRateRange: () => (isDown ? refusal('system.unknown') : buildRateRange()) });
    expect((await screen.findByRole('alert')).textContent).toContain('The rebates that you may give did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field(/^Username/)).toBeShown();
  });
});
