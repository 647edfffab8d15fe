import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildAccrual,
  buildBill,
  buildBillDetail,
  buildBills,
  buildContract,
  buildContractDetail,
  buildContracts,
  buildSession,
  buildSimulation,
  offeredContract,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './ContractPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const salary = '/m/member/agent/getSalaryContract';
const { contractId } = buildContract();
const { billId } = buildBill();
const range = { currency: 'THB', maxPercent: '0.9', minPercent: '0', maxTiers: 6, hasLive: false };
const downline = {
  account: 'agent02',
  nickname: 'Ratana',
  type: 'agent',
  level: 1,
  isActive: true,
  isOnline: false,
  balance: '10.00',
  rates: [],
  directCount: 0,
  teamCount: 0,
  registeredAt: 0,
  lastLoginAt: null,
};

function renderPage({ answers, type = 0, ...options }: HarnessOptions & { type?: number } = {}) {
  const app = renderWithApp(<Page />, {
    route: salary,
    session: buildSession({ type }),
    ...options,
    answers: {
      listContracts: buildContracts(),
      getContract: buildContractDetail(),
      getAccrual: buildAccrual(),
      listBills: buildBills(),
      getBill: buildBillDetail(),
      ...answers,
    },
  });
  return { ...app, user: userEvent.setup() };
}

describe('ContractPage', () => {
  it.each([
    [salary, 'daily_salary'],
    ['/m/member/agent/getDevidendContract', 'dividend'],
    ['/m/member/agent/getHourContract', 'hourly'],
  ])('NAV-01 AGT-07 %s requests contracts of its kind', async (route, kind) => {
    const requested: (string | null)[] = [];
    renderPage({
      route,
      answers: { listContracts: ({ query }: MockRequest) => (requested.push(query.get('kind')), buildContracts([])) },
    });
    expect(await screen.findByText('No contract yet')).toBeShown();
    expect(requested).toEqual([kind]);
  });

  it('AGT-07 accepts the displayed version of an offer after a confirmation', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({
      answers: {
        listContracts: buildContracts([buildContract(offeredContract)]),
        getContract: buildContractDetail(offeredContract),
        answerContract: ({ body }: MockRequest) => (sent.push(body), buildContractDetail()),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^You are paid by Somsak/ }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const question = await screen.findByRole('alertdialog', { name: 'Accept this contract?' });
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent).toEqual([{ isAccepted: true, version: 1 }]));
  });

  it('AGT-07 shows the result of the running period, and the requirement of the next tier', async () => {
    renderPage({ route: `${salary}?contract=${contractId}` });
    expect(await screen.findByText('฿60.00')).toBeShown();
    expect(screen.getByText('Next tier: ฿50,000.00 turnover, 3 active')).toBeShown();
  });

  it('AGT-07 distinguishes contracts between the same accounts by the games that they count', async () => {
    const { current } = buildContract();
    if (current === null) throw new Error('The contract of the builder holds');
    const terms = { ...current.terms, gameTypes: ['RNG', 'LIVE'] };
    renderPage({
      answers: {
        listContracts: buildContracts([
          buildContract({ contractId: crypto.randomUUID(), current: { ...current, terms } }),
          buildContract({
            ...offeredContract,
            current: null,
            proposed: { ...current, terms: { ...terms, gameTypes: ['FISH'] } },
          }),
        ]),
      },
    });
    expect(await screen.findByText('Slots & arcade, Live casino')).toBeShown();
    expect(screen.getByText(/^Fishing · Answer by /)).toBeShown();
  });

  it('AGT-07 shows the history with names, except for the house and expiry', async () => {
    renderPage({
      route: `${salary}?contract=${contractId}`,
      answers: {
        getContract: buildContractDetail({
          history: [
            { at: 2, event: 'accepted', by: 'agent01' },
            { at: 1, event: 'proposed', by: '' },
          ],
        }),
      },
    });
    const lines = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(within(lines[0] as HTMLElement).getByText('Accepted by agent01')).toBeShown();
    expect(within(lines[1] as HTMLElement).getByText('Offered')).toBeShown();
  });

  it('AGT-07 shows why an answer was refused', async () => {
    const { user, store } = renderPage({
      route: `${salary}?contract=${contractId}`,
      answers: {
        getContract: buildContractDetail(offeredContract),
        answerContract: refusal('agent.contract_moved_on'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual([
        'agent:errors.agent.contract_moved_on',
      ]),
    );
  });

  it('AGT-07 does not let a player offer a contract', async () => {
    renderPage();
    expect(await screen.findByRole('list', { name: 'Contracts' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Offer a contract' })).toBeNull();
  });

  it('AGT-07 simulates and offers the entered tiers, and does not send tiers that do not rise', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({
      type: 1,
      answers: {
        listDownlines: { list: [downline], pageNum: 1, totalPages: 1, totalCount: 1, currency: 'THB', path: [] },
        getContractRange: range,
        simulateContract: buildSimulation(),
        proposeContract: ({ body }: MockRequest) => (sent.push(body), buildContractDetail(offeredContract)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }));
    const form = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
    await form.findByRole('option', { name: /agent02/ });
    await user.selectOptions(form.getByRole('combobox', { name: 'Direct downline' }), 'agent02');
    await user.type(form.getByRole('textbox', { name: 'Turnover from' }), '10000');
    await user.type(form.getByRole('textbox', { name: /^Percent/ }), '0.5');
    expect(await form.findByText('From 0% to 0.9%')).toBeShown();
    await user.click(form.getByRole('button', { name: 'What would it have paid?' }));
    expect(await form.findByText('Last 30 days: ฿605.14')).toBeShown();
    await user.click(form.getByRole('button', { name: 'Add a tier' }));
    const [, turnover] = form.getAllByRole('textbox', { name: 'Turnover from' });
    const [, percent] = form.getAllByRole('textbox', { name: /^Percent/ });
    await user.type(turnover as HTMLElement, '5000');
    await user.type(percent as HTMLElement, '0.8');
    await user.click(form.getByRole('button', { name: 'Send the offer' }));
    expect(await form.findByText('Each tier has to ask for more than the one before, and pay more.')).toBeShown();
    expect(sent).toEqual([]);
    await user.type(turnover as HTMLElement, '0');
    await user.click(form.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      kind: 'daily_salary',
      account: 'agent02',
      isDraft: false,
      terms: {
        tiers: [
          { turnover: '10000.00', active: 1, percent: '0.5' },
          { turnover: '50000.00', active: 1, percent: '0.8' },
        ],
      },
    });
  });

  it('AGT-07 offers tiers that pay amounts', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage({
      type: 1,
      answers: {
        listDownlines: { list: [downline], pageNum: 1, totalPages: 1, totalCount: 1, currency: 'THB', path: [] },
        getContractRange: range,
        proposeContract: ({ body }: MockRequest) => (sent.push(body), buildContractDetail(offeredContract)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }));
    const form = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
    await form.findByRole('option', { name: /agent02/ });
    await user.selectOptions(form.getByRole('combobox', { name: 'Direct downline' }), 'agent02');
    await user.selectOptions(form.getByRole('combobox', { name: 'What tiers pay' }), 'An amount');
    await user.type(form.getByRole('textbox', { name: 'Turnover from' }), '10000');
    await user.type(form.getByRole('textbox', { name: 'Amount' }), '250');
    expect(form.queryByRole('textbox', { name: /^Percent/ })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ terms: { tiers: [{ turnover: '10000.00', percent: null, fixed: '250.00' }] } });
  });

  it('AGT-07 collects a bill with the same key for every attempt', async () => {
    const keys: (string | null)[] = [];
    const outcomes = [UNREACHABLE, buildBillDetail({ state: 'PAID', paid: '605.14', actions: [] })];
    const { user, store } = renderPage({
      route: `${salary}?show=bills&bill=${billId}`,
      answers: {
        collectBill: ({ headers }: MockRequest) => (
          keys.push(headers.get('Idempotency-Key')),
          outcomes[keys.length - 1]
        ),
      },
    });
    const press = async () => user.click(await screen.findByRole('button', { name: 'Collect ฿605.14' }));
    await press();
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    await press();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('AGT-07 distinguishes bills of the same time by the games that they count', async () => {
    const answers = { listBills: buildBills([buildBill({ games: ['RNG', 'LIVE'] })]) };
    renderPage({ route: `${salary}?show=bills`, answers });
    expect(await screen.findByText('Slots & arcade, Live casino')).toBeShown();
  });

  it('AGT-07 shows that a negative correction is subtracted and cannot be collected', async () => {
    const correction = { amount: '-89.76', adjusts: billId, actions: [] };
    renderPage({
      route: `${salary}?show=bills`,
      answers: {
        listBills: buildBills([
          buildBill({ ...correction, billId: crypto.randomUUID(), state: 'COLLECTABLE' }),
          buildBill({ ...correction, billId: crypto.randomUUID(), state: 'PAID', paid: '-89.76' }),
        ]),
      },
    });
    const rows = within(await screen.findByRole('list', { name: 'Bills' })).getAllByRole('listitem');
    expect(within(rows[0] as HTMLElement).getByText('Taken off the next bill')).toBeShown();
    expect(within(rows[1] as HTMLElement).getByText('Taken off')).toBeShown();
  });

  it('AGT-07 recomputes a bill and shows whether the result is the same', async () => {
    const computed = {
      turnover: '75643.21',
      active: 3,
      netLoss: '2810.40',
      carried: '0.00',
      tier: 2,
      amount: '605.14',
    };
    const { user } = renderPage({
      route: `${salary}?show=bills&bill=${billId}`,
      answers: {
        recomputeBill: { stored: computed, computed: { ...computed, amount: '600.00' }, isEqual: false, computedAt: 0 },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Compute again' }));
    expect(await screen.findByText(/Computed again: ฿600\.00 instead of ฿605\.14/)).toBeShown();
  });

  it('AGT-07 shows a bill down to its game types and members', async () => {
    renderPage({ route: `${salary}?show=bills&bill=${billId}` });
    const games = await screen.findByRole('list', { name: 'By game' });
    expect(
      within(games)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Slots & arcade฿60,000.00', 'Live casino฿15,643.21']);
    expect(within(screen.getByRole('list', { name: 'By downline' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('AGT-07 shows a contract beside the list on a wide window, marks its row and moves the focus', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
    const { user } = renderPage();
    const row = await screen.findByRole('button', { name: /^You are paid by Somsak/ });
    expect(screen.getByText('Choose a contract or a bill to see it here.')).toBeShown();
    await user.click(row);
    const pane = await screen.findByRole('region', { name: /Somsak/ });
    expect(await within(pane).findByText('฿60.00')).toBeShown();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(pane);
    expect(row.getAttribute('aria-current')).toBe('true');
    await user.click(within(pane).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /Somsak/ })).toBeNull();
    expect(screen.getByText('Choose a contract or a bill to see it here.')).toBeShown();
  });

  it('AGT-07 is not shown to a trial', () => {
    renderPage({ type: 4 });
    expect(screen.queryByRole('tablist')).toBeNull();
  });
});
