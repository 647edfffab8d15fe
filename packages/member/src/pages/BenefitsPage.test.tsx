import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildRank, buildSession, refusal, renderWithApp, sampleLevels, type HarnessOptions } from '@parlor/testing';
import { Page } from './BenefitsPage.tsx';

afterEach(cleanup);

function renderPage({ answers, ...options }: HarnessOptions = {}) {
  const app = renderWithApp(<Page />, {
    route: '/m/member/benefits',
    session: buildSession(),
    ...options,
    answers: { getRank: buildRank(), ...answers },
  });
  return { ...app, user: userEvent.setup() };
}
const words = () => screen.getByRole('main').textContent;

describe('BenefitsPage', () => {
  it('MEM-02 shows the level, the conditions met for the next one, and the rest of each', async () => {
    renderPage();
    expect(await screen.findByRole('heading', { level: 2, name: 'Silver' })).toBeShown();
    expect(screen.getByText('To Gold')).toBeShown();
    expect(screen.getByText('1 of 2 conditions met')).toBeShown();
    expect(screen.getByText('Since Oct 20, 2026')).toBeShown();
    const [turnover, deposits] = within(
      screen.getByRole('heading', { name: 'To reach Gold' }).parentElement as HTMLElement,
    ).getAllByRole('listitem');
    expect(turnover?.textContent).toContain('Met');
    expect(turnover?.textContent).toContain('฿60,000.00 of ฿50,000.00');
    expect(deposits?.textContent).toContain('฿1,000.00 left');
    expect(deposits?.textContent).not.toContain('Met');
  });

  it('MEM-02 is complete at the highest level', async () => {
    renderPage({
      answers: {
        getRank: buildRank({
          current: { labelId: 'gold', name: 'Gold', since: '2026-11-02' },
          playerRankProgress: { labelId: null },
          currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
          conditions: [],
        }),
      },
    });
    expect(await screen.findByText('You have reached the highest level')).toBeShown();
    expect(screen.queryByRole('heading', { name: /^To reach/ })).toBeNull();
  });

  it('MEM-02 shows the requirement to keep the level this month, and its deadline', async () => {
    renderPage();
    expect(await screen.findByText(/Reach this turnover by Nov 30, 2026/)).toBeShown();
    expect(screen.getByText('฿1,800.00 left')).toBeShown();
  });

  const { keep } = buildRank();
  it.each([
    ['was reached this month', { isJudged: false }, /safe until Nov 30, 2026/],
    ['is kept already', { isMet: true, done: '3000.00', left: '0.00' }, /Kept until the end of next month/],
  ])('MEM-02 reassures a player whose level %s', async (_, change, text) => {
    if (keep === null) throw new Error('The sample has nothing to keep');
    renderPage({ answers: { getRank: buildRank({ keep: { ...keep, ...change } }) } });
    expect(await screen.findByText(text)).toBeShown();
    expect(screen.queryByText(/fall by one level/)).toBeNull();
  });

  it('MEM-02 shows no such requirement for a level that is never lost', async () => {
    renderPage({ answers: { getRank: buildRank({ keep: null }) } });
    await screen.findByText('To Gold');
    expect(screen.queryByRole('heading', { name: /^To keep/ })).toBeNull();
  });

  it('MEM-02 shows the day on which counting restarted', async () => {
    renderPage({ answers: { getRank: buildRank({ countedFrom: '2026-11-01' }) } });
    expect(await screen.findByText(/Counted from Nov 1, 2026/)).toBeShown();
  });

  it('MEM-02 lists all levels with conditions, gift, services and rates, the next one first', async () => {
    const { user } = renderPage();
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Gold');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      sampleLevels.map(({ name }) => name),
    );
    const gives = screen.getByRole('list', { name: 'What it gives' });
    expect(gives.textContent).toContain('฿250.00');
    expect(gives.textContent).toContain('Birthday gift');
    expect(gives.textContent).toContain('฿200.00');
    expect(gives.textContent).toContain('within 1 hour');
    expect(gives.textContent).toContain('A person of your own');
    expect(screen.getByText('To keep it: ฿15,000.00 turnover a month')).toBeShown();
    const rates = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rates).toContain('Slots & arcade0.5%');
    await user.click(screen.getByRole('tab', { name: 'Bronze' }));
    expect(screen.getByText('Every player starts here.')).toBeShown();
    expect(screen.getByRole('list', { name: 'What it gives' }).textContent).toContain('None');
  });

  it('MEM-02 shows an error when the level fails to load, and loads it on retry', async () => {
    let isDown = true;
    const { user } = renderPage({ answers: { getRank: () => (isDown ? refusal('system.unknown') : buildRank()) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Your level did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Silver' })).toBeShown();
  });

  it('MEM-02 asks a trial account to register or log in instead', async () => {
    renderPage({ session: buildSession({ type: 4 }), answers: { getRank: refusal('account.real_required') } });
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeShown();
    expect(words()).not.toContain('did not load');
  });
});
