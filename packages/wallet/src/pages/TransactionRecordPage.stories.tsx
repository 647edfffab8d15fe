import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildSession,
  buildTransaction,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './TransactionRecordPage.tsx';

const page = <Item,>(list: Item[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const transactions = [
  buildTransaction(),
  buildTransaction({ id: 't2', kind: 'BET', amount: '-20.00', balanceAfter: '9980.00' }),
  buildTransaction({ id: 't3', kind: 'WIN', amount: '35.00', balanceAfter: '10015.00' }),
  buildTransaction({ id: 't4', kind: 'ROLLBACK', amount: '20.00', balanceAfter: '10035.00' }),
];
const app = (listTransactions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), ...options, answers: { listTransactions } },
});

const meta = {
  title: 'Wallet/TransactionRecordPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All transactions of the account. */
export const Loaded: Story = { parameters: app({ ...page(transactions), totalPages: 2 }) };
/** The skeleton of the page while its data loads. */
export const Loading: Story = { parameters: app(PENDING) };
/** The empty state, with a hint at the next step. */
export const Empty: Story = { parameters: app(page([])) };
/** One kind, without transactions in the period. */
export const NoneOfKind: Story = { parameters: app(page([]), { route: '/m/transaction/record?kind=ROLLBACK' }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app(refusal('system.unknown')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่)/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    page([buildTransaction({ kind: 'ADJUSTMENT', amount: '123456789.00', balanceAfter: '987654321.50' })]),
    { language: 'TY' },
  ),
};
