import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildDeposit,
  buildDepositMethod,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, waitFor } from 'storybook/test';
import { Page } from './DepositPage.tsx';

const page = <Item,>(list: Item[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const deposits = [
  buildDeposit(),
  buildDeposit({ orderId: 'd2', state: 'PAID', payUrl: null }),
  buildDeposit({ orderId: 'd3', state: 'FAILED', payUrl: null }),
  buildDeposit({ orderId: 'd4', state: 'EXPIRED', payUrl: null }),
];
const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    ...options,
    answers: {
      getBalance: { sumBalance: '10000.00', currency: 'THB' },
      listDepositMethods: {
        list: [buildDepositMethod(), buildDepositMethod({ id: 'card', displayName: 'Card' })],
        offers: [],
      },
      listDepositOffers: { list: [] },
      listDeposits: page(deposits),
      ...answers,
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

/** Methods, an amount and earlier deposits. */
export const Loaded: Story = { parameters: app() };
/** The skeleton of the page while its data loads. */
export const Loading: Story = {
  parameters: app({ listDepositMethods: PENDING, listDeposits: PENDING, getBalance: PENDING }),
};
/** The empty state, with a hint at the next step. */
export const Empty: Story = {
  parameters: app({ listDepositMethods: { list: [], offers: [] }, listDeposits: page([]) }),
};
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app({
    listDepositMethods: refusal('system.unavailable'),
    listDeposits: refusal('system.unknown'),
    getBalance: refusal('system.unknown'),
  }),
};
/** The gateway cannot be reached. */
export const Offline: Story = {
  parameters: app({ listDepositMethods: UNREACHABLE, listDeposits: UNREACHABLE, getBalance: UNREACHABLE }),
};
/** Back from the payment. */
export const Arrived: Story = {
  parameters: app({ getDeposit: buildDeposit({ state: 'PAID' }) }, { route: '/m/voucherCenter?order=d1' }),
};
/** Back from the payment, which has not arrived yet. */
export const Waiting: Story = {
  parameters: app({ getDeposit: buildDeposit() }, { route: '/m/voucherCenter?order=d1' }),
};
const promotion = {
  promotionId: 'reload',
  title: '50% on every deposit',
  way: 'choose',
  minAmount: '200.00',
  progress: null,
} as const;
const nothingElse = { freeRounds: null, contestReward: null, winMultiple: null, maxStake: null } as const;
/** Promotions to select from, one with a higher minimum, and one that applies automatically. */
export const Promotions: Story = {
  parameters: app({
    listDepositOffers: {
      list: [
        {
          ...promotion,
          gives: {
            ...nothingElse,
            reward: 'bonus',
            amount: '500.00',
            mustStake: '4000.00',
            days: 7,
            maxStake: '50.00',
          },
        },
        { ...promotion, promotionId: 'large', title: 'For high rollers', minAmount: '20000.00', gives: null },
        {
          ...promotion,
          promotionId: 'three',
          title: 'Three deposits in one week',
          minAmount: '100.00',
          gives: null,
          progress: { unit: 'count', done: '1', target: '3' },
        },
        {
          ...promotion,
          promotionId: 'spins',
          title: 'Free rounds on Fridays',
          way: 'applies',
          gives: {
            ...nothingElse,
            reward: 'freeRounds',
            amount: '40.00',
            freeRounds: { count: 20, stake: '2.00' },
            mustStake: null,
            winMultiple: 10,
            days: 3,
          },
        },
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Amount/), '1000');
    const choice = await canvas.findByRole('radio', { name: '50% on every deposit' });
    await waitFor(() => expect(choice).toBeEnabled());
    await userEvent.click(choice);
    await expect(await canvas.findByRole('link', { name: 'Terms of this offer' })).toBeVisible();
  },
};
/** The promotions failed to load; the form still works. */
export const PromotionsFailed: Story = { parameters: app({ listDepositOffers: refusal('system.unknown') }) };
/** A player on a break sees the reason. */
export const OnBreak: Story = {
  parameters: app({ createDeposit: refusal('deposit.excluded') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Amount/), '500');
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** Every kind of method, a fee, and offers, one of which fits the amount. */
export const FeesAndOffers: Story = {
  parameters: app({
    listDepositMethods: {
      list: [
        buildDepositMethod({ fee: { ppm: 15_000, fixed: '2.00', isPaidByPlayer: true }, dailyMaxAmount: '100000.00' }),
        buildDepositMethod({
          id: 'bank',
          kind: 'bank',
          displayName: 'Online banking',
          banks: [{ code: 'KBANK', name: 'Kasikornbank' }],
        }),
        buildDepositMethod({ id: 'alipay', kind: 'alipay', displayName: 'Alipay' }),
        buildDepositMethod({ id: 'wechat', kind: 'wechat', displayName: 'WeChat Pay' }),
        buildDepositMethod({ id: 'qq', kind: 'qq', displayName: 'QQ Wallet' }),
        buildDepositMethod({ id: 'transfer', kind: 'manual', displayName: 'Bank transfer' }),
      ],
      offers: [
        { code: 'WELCOME', title: 'Welcome', minAmount: '100.00', bonusPpm: 100_000, maxBonus: '200.00' },
        { code: 'LARGE', title: 'High roller', minAmount: '20000.00', bonusPpm: 50_000, maxBonus: '5000.00' },
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '1000');
    await userEvent.click(canvas.getByRole('radio', { name: /Welcome/ }));
    await expect(canvas.getByRole('radio', { name: /High roller/ })).toBeDisabled();
  },
};
/** Long Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    {
      listDepositMethods: {
        list: [
          buildDepositMethod({ displayName: 'โอนเงินผ่านพร้อมเพย์ด้วยคิวอาร์โค้ดของธนาคาร' }),
          buildDepositMethod({ id: 'card', displayName: 'บัตรเครดิตหรือบัตรเดบิตที่ออกในประเทศไทย' }),
        ],
        offers: [],
      },
    },
    { language: 'TY' },
  ),
};
/** An amount below the minimum, with its error. */
export const BelowTheMinimum: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '5');
    await userEvent.click(canvas.getByRole('button', { name: /^(Deposit|ฝาก)/ }));
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
