import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildClaimedRebate,
  buildClaimedRebates,
  buildRebate,
  buildRebateDays,
  buildSession,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './ManualRebatePage.tsx';

afterEach(cleanup);

function renderPage({ answers, ...options }: HarnessOptions = {}) {
  const app = renderWithApp(<Page />, {
    route: '/m/member/manualRebate',
    session: buildSession(),
    ...options,
    answers: { getRebate: buildRebate(), listRebates: buildClaimedRebates([]), ...answers },
  });
  return { ...app, user: userEvent.setup() };
}
const nothing = buildRebate({ claimable: '0.00', list: [], claimedInAll: '331.71' });
const toasts = ({ store }: { store: ReturnType<typeof renderPage>['store'] }) =>
  store.getState().toasts.map(({ tone, messageKey }) => [tone, messageKey]);

describe('ManualRebatePage', () => {
  it('MEM-03 shows turnover times rate and the rebate of each game type, and the amount of a claim', async () => {
    renderPage();
    const rows = within(await screen.findByRole('list', { name: 'By game type' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('฿12,345.67 × 0.5%'),
      expect.stringContaining('฿9,999.99 × 0.2%'),
    ]);
    expect(rows[0]?.textContent).toContain('฿61.72');
    expect(screen.getByRole('button', { name: 'Claim ฿81.71' })).toBeShown();
  });

  it('MEM-03 shows no single rate if days had different ones, or if more was cancelled than bet', async () => {
    renderPage({
      answers: {
        getRebate: buildRebate({
          list: [
            { gameType: 'RNG', percent: null, turnover: '100.00', rebate: '0.40' },
            { gameType: 'LIVE', percent: 0.2, turnover: '-100.00', rebate: '0.00' },
          ],
        }),
      },
    });
    expect(await screen.findByText('฿100.00 at the rates of its days')).toBeShown();
    expect(screen.getByText('Cancelled bets are taken off')).toBeShown();
  });

  it('MEM-03 opens the days behind a game type, with the remainder of earlier claims', async () => {
    const requested: (string | null)[] = [];
    const { user } = renderPage({
      answers: {
        listRebateDays: ({ query }: MockRequest) => (
          requested.push(query.get('gameType')),
          buildRebateDays({ carried: '0.00835' })
        ),
      },
    });
    await user.click(await screen.findByRole('button', { name: /Slots & arcade/ }));
    const days = await screen.findByRole('list', { name: 'Days' });
    expect(
      within(days)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nov 21, 2026฿2,345.67 × 0.5%฿11.72835',
      'Nov 20, 2026฿10,000.00 × 0.5%฿50.00',
      'Left over from earlier claims฿0.00835',
    ]);
    expect(requested).toEqual(['RNG']);
  });

  it('MEM-03 claims once on a double tap, shows the paid amount and adds it to the history', async () => {
    let isClaimed = false;
    const keys: (string | null)[] = [];
    const page = renderPage({
      answers: {
        getRebate: () => (isClaimed ? nothing : buildRebate()),
        listRebates: () => buildClaimedRebates(isClaimed ? [buildClaimedRebate()] : []),
        claimRebate: ({ headers }: MockRequest) => {
          keys.push(headers.get('Idempotency-Key'));
          isClaimed = true;
          return buildClaimedRebate();
        },
      },
    });
    expect(await screen.findByText('Nothing claimed yet')).toBeShown();
    await page.user.dblClick(await screen.findByRole('button', { name: 'Claim ฿81.71' }));
    expect(await screen.findByRole('button', { name: 'Nothing to claim yet' })).toBeShown();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(toasts(page)).toEqual([['success', 'loyalty:rebate.claimed']]);
    const history = await screen.findByRole('list', { name: 'Claimed rebates' });
    expect(history.textContent).toContain('Slots & arcade, Live casino');
    expect(history.textContent).toContain('฿81.71');
  });

  it('MEM-03 reuses the key of an unanswered claim, and creates a new one after a refusal', async () => {
    const keys: (string | null)[] = [];
    const outcomes = [UNREACHABLE, refusal('rebate.nothing'), buildClaimedRebate()];
    const page = renderPage({
      answers: {
        claimRebate: ({ headers }: MockRequest) => (
          keys.push(headers.get('Idempotency-Key')),
          outcomes[keys.length - 1]
        ),
      },
    });
    const press = async () => page.user.click(await screen.findByRole('button', { name: 'Claim ฿81.71' }));
    await press();
    await waitFor(() => expect(toasts(page)).toHaveLength(1));
    await press();
    await waitFor(() => expect(toasts(page).map(([, key]) => key)).toContain('security:errors.rebate.nothing'));
    await press();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('MEM-03 links to the games if there are no bets since the last claim', async () => {
    renderPage({ answers: { getRebate: nothing } });
    expect(await screen.findByRole('heading', { name: 'No bets since the last claim' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/m/home');
    expect(screen.getByRole('button', { name: 'Nothing to claim yet' })).toHaveProperty('disabled', true);
  });

  it('MEM-03 shows an error when the rebate fails to load, and loads it on retry', async () => {
    let isDown = true;
    const { user } = renderPage({ answers: { getRebate: () => (isDown ? refusal('system.unknown') : buildRebate()) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Your rebate did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Claim ฿81.71' })).toBeShown();
  });

  it('MEM-03 asks a trial account to register or log in instead', async () => {
    renderPage({ session: buildSession({ type: 4 }) });
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeShown();
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });
});
