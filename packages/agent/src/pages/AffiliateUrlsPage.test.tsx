import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildAffiliateUrl,
  buildAffiliateUrls,
  buildRateRange,
  buildSession,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './AffiliateUrlsPage.tsx';

afterEach(cleanup);

function renderPage(answers: MockAnswers = {}) {
  // Before the render, because it replaces the browser's clipboard.
  const user = userEvent.setup();
  const app = renderWithApp(<Page />, {
    route: '/m/agent/links',
    session: buildSession({ type: 1 }),
    answers: { listAffiliateUrls: buildAffiliateUrls(), getRateRange: buildRateRange(), ...answers },
  });
  return { ...app, user };
}

describe('AffiliateUrlsPage', () => {
  it('AGT-05 shows each link with its rebates, expiry, visits and registrations', async () => {
    renderPage({
      listAffiliateUrls: buildAffiliateUrls([
        buildAffiliateUrl(),
        buildAffiliateUrl({ code: 'AB34CD', label: '', state: 'EXPIRED', expiresAt: null }),
      ]),
    });
    const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
    expect(first.textContent).toContain('https://sample.example/m/register?affiliateCode=K7WQ2P');
    expect(first.textContent).toContain('Member · up to 7.2% · until Dec 11, 2026');
    expect(first.textContent).toContain('Visits128');
    expect(first.textContent).toContain('Registered9');
    expect(within(second).getByRole('heading', { name: 'Link AB34CD' })).toBeShown();
    expect(second.textContent).toContain('Expired');
    expect(within(second).getByRole('button', { name: 'Share' })).toHaveProperty('disabled', true);
  });

  it('AGT-05 AGT-06 shows that a link grants no rebates once the quota is used up', async () => {
    renderPage({ listAffiliateUrls: buildAffiliateUrls([buildAffiliateUrl({ hasQuota: false })]) });
    expect(await screen.findByText('Your quota is spent: who registers now gets no rebate.')).toBeShown();
  });

  it('AGT-05 creates a link with type, rebates and expiry', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({
      createAffiliateUrl: ({ body }: MockRequest) => (sent.push(body), buildAffiliateUrl()),
      getRateRange: buildRateRange({ list: [{ gameType: 'RNG', own: '7.8', max: '7.7', min: '0' }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Songkran');
    await user.click(screen.getByRole('radio', { name: 'Agent' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), '90 days');
    await user.type(screen.getByRole('textbox', { name: /^Slots/ }), '7.0');
    await user.click(screen.getByRole('button', { name: 'Create the link' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { label: 'Songkran', type: 'agent', rates: [{ gameType: 'RNG', percent: '7.0' }], days: 90 },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'New link' })).toBeShown();
  });

  it('AGT-05 shows an error when there are too many links', async () => {
    const { user } = renderPage({
      createAffiliateUrl: refusal('agent.url_limit'),
      getRateRange: buildRateRange({ list: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    await user.click(await screen.findByRole('button', { name: 'Create the link' }));
    expect(await screen.findByText('You have reached the number of links. Delete one first.')).toBeShown();
  });

  it('AGT-05 shows the QR code of a link and copies its address', async () => {
    const { user, store } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Songkran' });
    expect(within(dialog).getByRole('img', { name: 'QR code of the link' })).toBeShown();
    await user.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe('https://sample.example/m/register?affiliateCode=K7WQ2P');
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['agent:home.copied']);
  });

  it('AGT-05 shows an error when the browser cannot draw the poster', async () => {
    const { user, store } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Save as a poster' }));
    await waitFor(() =>
      expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['agentTeam:url.posterFailed']),
    );
  });

  it('AGT-05 deletes a link after a confirmation', async () => {
    const deleted: unknown[] = [];
    const { user } = renderPage({
      listAffiliateUrls: () => buildAffiliateUrls(deleted.length === 0 ? [buildAffiliateUrl()] : []),
      deleteAffiliateUrl: ({ params }: MockRequest) => (deleted.push(params), buildAffiliateUrl({ state: 'DELETED' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this link?' });
    expect(deleted).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No links yet' })).toBeShown();
    expect(deleted).toEqual([{ code: 'K7WQ2P' }]);
  });

  it('AGT-05 offers a retry when the links fail to load', async () => {
    let isDown = true;
    const { user } = renderPage({
      listAffiliateUrls: () => (isDown ? refusal('system.unknown') : buildAffiliateUrls()),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your links did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Songkran' })).toBeShown();
  });
});
