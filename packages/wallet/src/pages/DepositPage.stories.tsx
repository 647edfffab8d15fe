import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildDeposit, buildDepositMethod, buildSession, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './DepositPage.tsx';

const page = <Item,>(list: Item[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const deposits = [buildDeposit(), buildDeposit({ orderId: 'd2', state: 'PAID', payUrl: null }), buildDeposit({ orderId: 'd3', state: 'FAILED', payUrl: null }), buildDeposit({ orderId: 'd4', state: 'EXPIRED', payUrl: null })];
const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(), ...options,
    answers: {
      getBalance: { sumBalance: '10000.00', currency: 'THB' }, listDepositMethods: { list: [buildDepositMethod(), buildDepositMethod({ id: 'card', displayName: 'Card' })] },
      listDeposits: page(deposits), ...answers,
    },
  },
});

const meta = {
  title: 'Wallet/DepositPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app() };
export const Loading: Story = { parameters: app({ listDepositMethods: PENDING, listDeposits: PENDING, getBalance: PENDING }) };
export const Empty: Story = { parameters: app({ listDepositMethods: { list: [] }, listDeposits: page([]) }) };
export const Failed: Story = { parameters: app({ listDepositMethods: refusal('system.unavailable'), listDeposits: refusal('system.unknown'), getBalance: refusal('system.unknown') }) };
/** Back from the payment. */
export const Arrived: Story = { parameters: app({ getDeposit: buildDeposit({ state: 'PAID' }) }, { route: '/m/voucherCenter?order=d1' }) };
export const Waiting: Story = { parameters: app({ getDeposit: buildDeposit() }, { route: '/m/voucherCenter?order=d1' }) };
export const LongThai: Story = {
  parameters: app({ listDepositMethods: { list: [buildDepositMethod({ displayName: 'โอนเงินผ่านพร้อมเพย์ด้วยคิวอาร์โค้ดของธนาคาร' }), buildDepositMethod({ id: 'card', displayName: 'บัตรเครดิตหรือบัตรเดบิตที่ออกในประเทศไทย' })] } }, { language: 'TY' }),
};
export const BelowTheMinimum: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '5');
    await userEvent.click(canvas.getByRole('button', { name: /^(Deposit|ฝาก)/ }));
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
