import type { Meta, StoryObj } from '@storybook/react-vite';
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
  dividendTerms,
  offeredContract,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen, waitFor } from 'storybook/test';
import { Page } from './ContractPage.tsx';

const { contractId } = buildContract();
const { billId } = buildBill();
const salary = '/m/member/agent/getSalaryContract';
const dividend = '/m/member/agent/getDevidendContract';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    route: salary,
    ...options,
    answers: {
      listContracts: buildContracts([
        buildContract({ ...offeredContract, contractId: '1f0f6f2e-4f2c-4c57-9f0e-3b1f6a4b7c01' }),
        buildContract(),
      ]),
      getContract: buildContractDetail(),
      getAccrual: buildAccrual(),
      listBills: buildBills([
        buildBill(),
        buildBill({ billId: '1b9a1b4e-6a38-4a4f-8a51-1a0d5b3b9f02', state: 'PAID', paid: '605.14', actions: [] }),
      ]),
      getBill: buildBillDetail(),
      listBillBets: {
        list: [],
        pageNum: 1,
        totalPages: 0,
        totalCount: 0,
        turnover: '0.00',
        payouts: '0.00',
        currency: 'THB',
      },
      recomputeBill: refusal('system.unknown'),
      simulateContract: buildSimulation(),
      ...answers,
    },
  },
});

const meta = {
  title: 'Agent/ContractPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Contracts of a daily salary, as a player sees them. */
export const Loaded: Story = { parameters: app() };
/** An agent offers contracts too. */
export const OfAgent: Story = { parameters: app({}, { session: buildSession({ type: 1 }) }) };
/** A contract with its terms and the running period. */
export const Detail: Story = {
  parameters: app({}, { route: `${salary}?contract=${contractId}` }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('฿60.00')).toBeVisible());
  },
};
/** An offer that waits for an answer. */
export const Offered: Story = {
  parameters: app(
    { getContract: buildContractDetail({ ...offeredContract, paidInAll: '0.00' }) },
    { route: `${salary}?contract=${contractId}` },
  ),
};
/** A dividend has an additional condition and states the effect of a negative period. */
export const Dividend: Story = {
  parameters: app(
    {
      getContract: buildContractDetail({
        kind: 'dividend',
        current: { version: 1, terms: dividendTerms, from: null, signedAt: null },
      }),
    },
    { route: `${dividend}?contract=${contractId}`, session: buildSession({ type: 1 }) },
  ),
};
/** Bills with their totals. */
export const Bills: Story = {
  parameters: app({}, { route: `${salary}?show=bills`, session: buildSession({ type: 1 }) }),
};
/** A bill with its components. */
export const Bill: Story = { parameters: app({}, { route: `${salary}?show=bills&bill=${billId}` }) };
/** A payer with too little money owes the rest, and the payee wrote a message. */
export const Owed: Story = {
  parameters: app(
    {
      getBill: buildBillDetail({
        state: 'PARTIAL',
        paid: '400.00',
        owed: '205.14',
        isDisputed: true,
        payments: [{ at: buildBill().createdAt, amount: '400.00', source: 'wallet' }],
        messages: [{ at: buildBill().createdAt, by: 'agent02', text: 'When will the rest arrive?' }],
      }),
    },
    { route: `${salary}?show=bills&bill=${billId}` },
  ),
};
/** No contract was offered yet. */
export const Empty: Story = { parameters: app({ listContracts: buildContracts([]) }) };
/** The skeleton of the list. */
export const Loading: Story = { parameters: app({ listContracts: PENDING }) };
/** The gateway refused the call. */
export const Failed: Story = { parameters: app({ listContracts: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ listContracts: UNREACHABLE }) };
/** A trial has no contracts. */
export const Trial: Story = { parameters: app({}, { session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = {
  parameters: app({}, { language: 'TY', route: `${salary}?show=bills&bill=${billId}` }),
};
