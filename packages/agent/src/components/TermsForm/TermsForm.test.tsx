import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildContractDetail,
  buildDownline,
  buildDownlines,
  buildSession,
  buildSimulation,
  offeredContract,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { TermsForm } from './TermsForm.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const range = { currency: 'THB', maxPercent: '0.9', minPercent: '0', maxTiers: 6, hasLive: false };
const direct = buildDownlines([buildDownline({ account: 'agent02', nickname: 'Ratana' })]);

function renderForm(answers: MockAnswers = {}) {
  const app = renderWithApp(<TermsForm kind="hourly" onDone={() => undefined} />, {
    session: buildSession({ type: 1 }),
    answers: { listDownlines: direct, getContractRange: range, ...answers },
  });
  return { ...app, user: userEvent.setup() };
}
const payees = () => screen.findByRole('combobox', { name: 'Direct downline' });
async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(await payees(), 'agent02');
  await user.type(screen.getByRole('textbox', { name: 'Turnover from' }), '10000');
  await user.type(screen.getByRole('textbox', { name: /^Percent/ }), '0.5');
}

describe('the games of a contract', () => {
  it('AGT-07 can be selected, and at least one is required', async () => {
    const sent: unknown[] = [];
    const { user } = renderForm({
      proposeContract: ({ body }: MockRequest) => (sent.push(body), buildContractDetail(offeredContract)),
    });
    await fill(user);
    await user.click(screen.getByRole('radio', { name: 'Chosen games' }));
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Please choose one game at least.')).toBeShown();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Live casino' }));
    await user.click(screen.getByRole('checkbox', { name: 'Slots & arcade' }));
    await user.click(screen.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(sent).toMatchObject([{ terms: { gameTypes: ['RNG', 'LIVE'] } }]));
  });

  it('AGT-07 show the allowed range for their terms', async () => {
    const { user } = renderForm({
      getContractRange: ({ query }: MockRequest) => ({ ...range, maxPercent: query.get('gameTypes') ? '2' : '0.9' }),
    });
    await user.selectOptions(await payees(), 'agent02');
    expect(await screen.findByText('From 0% to 0.9%')).toBeShown();
    await user.click(screen.getByRole('radio', { name: 'Chosen games' }));
    await user.click(screen.getByRole('checkbox', { name: 'Live casino' }));
    expect(await screen.findByText('From 0% to 2%')).toBeShown();
  });
});

describe('the payee of a contract', () => {
  it('AGT-07 is found by name in a large team, among direct downlines', async () => {
    const requested: (string | null)[][] = [];
    const { user } = renderForm({
      listDownlines: ({ query }: MockRequest) => {
        requested.push([query.get('search'), query.get('searched')]);
        if (query.get('search') === null) return { ...direct, totalCount: 250, totalPages: 3 };
        return buildDownlines(query.get('search') === 'malee' ? [buildDownline({ account: 'malee99' })] : []);
      },
    });
    const search = await screen.findByRole('searchbox', { name: 'Search a downline' });
    await user.type(search, 'malee');
    await screen.findByRole('option', { name: /malee99/ });
    await user.selectOptions(await payees(), 'malee99');
    await user.type(search, 'x');
    expect(await screen.findByText('No direct downline has this name.')).toBeShown();
    // The selection remains while another name is searched.
    expect(await payees()).toHaveProperty('value', 'malee99');
    await user.clear(search);
    expect(await screen.findByRole('option', { name: /agent02/ })).toBeShown();
    expect(await payees()).toHaveProperty('value', 'malee99');
    expect(requested).toEqual([
      [null, null],
      ['malee', 'direct'],
      ['maleex', 'direct'],
    ]);
  });

  it('AGT-07 cannot be selected by an agent without downlines', async () => {
    renderForm({ listDownlines: buildDownlines([]) });
    expect(await screen.findByText('You have no direct downline yet.')).toBeShown();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('AGT-07 can be selected on retry after the downlines failed to load', async () => {
    let isDown = true;
    const { user } = renderForm({ listDownlines: () => (isDown ? refusal('system.unknown') : direct) });
    expect((await screen.findByRole('alert')).textContent).toContain('Your downlines did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.selectOptions(await payees(), 'agent02');
    expect(await payees()).toHaveProperty('value', 'agent02');
  });
});

describe('the simulation of terms', () => {
  it('AGT-07 covers the 30 days before today by the merchant’s clock', async () => {
    const sent: unknown[] = [];
    // 03:00 of the 11th in Bangkok.
    vi.useFakeTimers({ now: Date.parse('2026-11-10T20:00:00Z'), toFake: ['Date'] });
    const { user } = renderForm({
      simulateContract: ({ body }: MockRequest) => (sent.push(body), buildSimulation()),
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'What would it have paid?' }));
    await waitFor(() => expect(sent).toMatchObject([{ from: '2026-10-12', to: '2026-11-10' }]));
  });

  it('AGT-07 lists only paid periods, and shows how many it omits', async () => {
    const [period] = buildSimulation().periods;
    const { user } = renderForm({
      listDownlines: buildDownlines([buildDownline({ account: 'agent02' }), buildDownline({ account: 'agent03' })]),
      simulateContract: buildSimulation({
        periods: Array.from({ length: 40 }, (_, hour) => ({ ...period!, from: hour * 3_600_000, tier: 1 })),
      }),
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'What would it have paid?' }));
    expect(await screen.findByText('And 9 more periods.')).toBeShown();
    await user.selectOptions(await payees(), 'agent03');
    expect(screen.queryByText(/^Last 30 days/)).toBeNull();
  });
});
