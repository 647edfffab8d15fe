import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildAffiliateUrl,
  buildAffiliateUrls,
  buildAgentSettings,
  buildRateRange,
  buildSession,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './AgentSettingsPage.tsx';

afterEach(cleanup);

function renderPage(answers: MockAnswers = {}) {
  const app = renderWithApp(<Page />, {
    route: '/m/set',
    session: buildSession({ type: 1 }),
    answers: {
      getAgentSettings: buildAgentSettings(),
      getRateRange: buildRateRange({ list: [{ gameType: 'RNG', own: '7.8', max: '7.7', min: '0' }] }),
      listAffiliateUrls: buildAffiliateUrls([
        buildAffiliateUrl(),
        buildAffiliateUrl({ code: 'AB34CD', state: 'EXPIRED' }),
      ]),
      ...answers,
    },
  });
  return { ...app, user: userEvent.setup() };
}

describe('AgentSettingsPage', () => {
  it('AGT-09 saves link, days, notices and preset rebates together', async () => {
    const sent: unknown[] = [];
    const { user, store } = renderPage({
      setAgentSettings: ({ body }: MockRequest) => (sent.push(body), buildAgentSettings()),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Link that you share first' }), 'Songkran');
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await user.click(screen.getByRole('checkbox', { name: 'Transfers' }));
    const slots = screen.getByRole('textbox', { name: /^Slots/ });
    await user.clear(slots);
    await user.type(slots, '7.4');
    await user.click(screen.getByRole('button', { name: 'Save the settings' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          defaultUrl: 'K7WQ2P',
          presetRates: [{ gameType: 'RNG', percent: '7.4' }],
          notices: { newDownline: true, contract: true, bill: true, transfer: true },
          overviewDays: 30,
        },
      ]),
    );
    await waitFor(() =>
      expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['agentTeam:settings.saved']),
    );
  });

  it('AGT-09 offers only valid links', async () => {
    renderPage();
    const select = await screen.findByRole('combobox', { name: 'Link that you share first' });
    expect([...select.children].map(({ textContent }) => textContent)).toEqual([
      'The plain affiliate code',
      'Songkran',
    ]);
  });

  it('AGT-06 does not save preset rebates outside the allowed range', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({
      setAgentSettings: ({ body }: MockRequest) => (sent.push(body), buildAgentSettings()),
    });
    const slots = await screen.findByRole('textbox', { name: /^Slots/ });
    await user.clear(slots);
    await user.type(slots, '7.8');
    expect(await screen.findByText('At most 7.7%')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Save the settings' }));
    expect(sent).toEqual([]);
  });

  it('AGT-09 offers a retry when the settings fail to load', async () => {
    let isDown = true;
    const { user } = renderPage({
      getAgentSettings: () => (isDown ? refusal('system.unknown') : buildAgentSettings()),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The settings did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Save the settings' })).toBeShown();
  });
});
