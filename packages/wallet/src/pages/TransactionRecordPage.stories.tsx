import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, buildTransaction, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './TransactionRecordPage.tsx';

const page = <Item,>(list: Item[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const transactions = [
  buildTransaction(), buildTransaction({ id: 't2', kind: 'BET', amount: '-20.00', balanceAfter: '9980.00' }), buildTransaction({ id: 't3', kind: 'WIN', amount: '35.00', balanceAfter: '10015.00' }),
  buildTransaction({ id: 't4', kind: 'ROLLBACK', amount: '20.00', balanceAfter: '10035.00' }),
];
const app = (listTransactions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { session: buildSession(), ...options, answers: { listTransactions } } });

const meta = {
  title: 'Wallet/TransactionRecordPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app({ ...page(transactions), totalPages: 2 }) };
export const Loading: Story = { parameters: app(PENDING) };
export const Empty: Story = { parameters: app(page([])) };
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
export const LongThai: Story = { parameters: app(page([buildTransaction({ kind: 'ADJUSTMENT', amount: '123456789.00', balanceAfter: '987654321.50' })]), { language: 'TY' }) };
