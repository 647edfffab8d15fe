import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Withdrawal } from '@parlor/contract';
import {
  buildBankCard,
  buildBankCards,
  buildFullSecurity,
  buildSecurity,
  buildSession,
  buildWithdrawal,
  buildWithdrawalTerms,
  NOW,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen, waitFor } from 'storybook/test';
import { Page } from './WithdrawPage.tsx';

const page = <Item,>(list: Item[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const steps = (...states: Withdrawal['state'][]) =>
  states.map((state, index) => ({ state, at: NOW + index * 600_000 }));
const inReview = buildWithdrawal();
const paid = buildWithdrawal({
  withdrawalId: 'w2',
  state: 'PAID',
  steps: steps('REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID'),
  isCancellable: false,
});
const refused = buildWithdrawal({
  withdrawalId: 'w3',
  state: 'REFUSED',
  reason: 'card_name',
  steps: steps('REQUESTED', 'REVIEW', 'REFUSED'),
  isCancellable: false,
});
const failed = buildWithdrawal({
  withdrawalId: 'w4',
  state: 'FAILED',
  reason: 'bank_failed',
  steps: steps('REQUESTED', 'APPROVED', 'PAYING', 'FAILED'),
  isCancellable: false,
});
const cancelled = buildWithdrawal({
  withdrawalId: 'w5',
  state: 'CANCELLED',
  steps: steps('REQUESTED', 'CANCELLED'),
  isCancellable: false,
});
const cards = [
  buildBankCard(),
  buildBankCard({ id: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b02', bankCode: 'BAAC', lastFour: '4711', isDefault: false }),
];

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    route: '/m/withdraw',
    ...options,
    answers: {
      getBalance: { sumBalance: '10000.00', currency: 'THB' },
      getWithdrawalTerms: buildWithdrawalTerms(),
      listBankCards: buildBankCards(cards),
      getSecurity: buildFullSecurity(),
      listWithdrawals: page([inReview, paid, refused, failed, cancelled]),
      getWithdrawal: inReview,
      createWithdrawal: inReview,
      ...answers,
    },
  },
});
/** A story with the dialog of one withdrawal open. */
const opened = (withdrawal: Withdrawal, options: HarnessOptions = {}): Story => ({
  parameters: app({ listWithdrawals: page([withdrawal]), getWithdrawal: withdrawal }, options),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Kasikornbank/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

const meta = {
  title: 'Wallet/WithdrawPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ready: an amount, a card and the payment password, and the withdrawals so far. */
export const Loaded: Story = { parameters: app() };
/** The skeleton of the page while its data loads. */
export const Loading: Story = {
  parameters: app({
    getBalance: PENDING,
    getWithdrawalTerms: PENDING,
    listBankCards: PENDING,
    getSecurity: PENDING,
    listWithdrawals: PENDING,
  }),
};
/** No withdrawals yet, and no balance to withdraw. */
export const Empty: Story = {
  parameters: app({
    listWithdrawals: page([]),
    getBalance: { sumBalance: '0.00', currency: 'THB' },
    getWithdrawalTerms: buildWithdrawalTerms({ available: '0.00' }),
  }),
};
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app({
    getBalance: refusal('system.unknown'),
    getWithdrawalTerms: refusal('system.unavailable'),
    listWithdrawals: refusal('system.unknown'),
  }),
};
/** The gateway cannot be reached. */
export const Offline: Story = {
  parameters: app({
    getBalance: UNREACHABLE,
    getWithdrawalTerms: UNREACHABLE,
    listBankCards: UNREACHABLE,
    getSecurity: UNREACHABLE,
    listWithdrawals: UNREACHABLE,
  }),
};
/** The payment password is missing and has to be set first. */
export const NoPaymentPassword: Story = {
  parameters: app({ getSecurity: buildSecurity(), listBankCards: buildBankCards([]), listWithdrawals: page([]) }),
};
/** The payment password is set; a card is missing. */
export const NoCard: Story = { parameters: app({ listBankCards: buildBankCards([]), listWithdrawals: page([]) }) };
/** The wagering requirement is not met. */
export const WageringLeft: Story = {
  parameters: app({
    getWithdrawalTerms: buildWithdrawalTerms({
      wagering: { required: '5000.00', done: '3200.00', left: '1800.00', since: NOW },
    }),
    listWithdrawals: page([]),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '500');
    await userEvent.click(canvas.getByRole('button', { name: /^(Withdraw|ถอน) ?฿/ }));
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};
/** A bonus is running, and the withdrawal would end it. */
export const EndsBonus: Story = {
  parameters: app({
    getWithdrawalTerms: buildWithdrawalTerms({
      bonuses: [
        { bonusId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b11', title: 'A warm first week', balance: '420.50' },
        { bonusId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b12', title: 'Weekend reload: 20% on top', balance: '20.00' },
      ],
    }),
    listWithdrawals: page([]),
  }),
};
/** The wagering requirement is met. */
export const WageringDone: Story = {
  parameters: app({
    getWithdrawalTerms: buildWithdrawalTerms({
      fee: '15.00',
      wagering: { required: '5000.00', done: '5000.00', left: '0.00', since: null },
    }),
  }),
};
/** The payment password is locked after too many wrong attempts. */
export const Locked: Story = {
  parameters: app({
    getSecurity: buildFullSecurity({
      paymentPassword: { isSet: true, lockedUntil: Date.UTC(2100, 0, 1, 5), resetBy: 'sms' },
    }),
  }),
};
/** Withdrawals are closed. */
export const Closed: Story = { parameters: app({ getWithdrawalTerms: buildWithdrawalTerms({ isAvailable: false }) }) };

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox'), '1500');
  await userEvent.type(canvas.getByLabelText(/^(Payment password|รหัสผ่านการชำระเงิน)/), '135790');
  await userEvent.click(canvas.getByRole('button', { name: /^(Withdraw|ถอน) ?฿/ }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};
/** The confirmation with all details. */
export const Confirming: Story = {
  parameters: app({ getWithdrawalTerms: buildWithdrawalTerms({ fee: '15.00' }) }),
  play: fill,
};
/** The withdrawal is requested, and its state is shown at once. */
export const Requested: Story = {
  parameters: app(),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(screen.getAllByRole('button', { name: /^(Withdraw|ถอนเงิน)$/ })[0] as HTMLElement);
    await expect(
      await screen.findByRole('heading', { name: /^(Your withdrawal is requested|ส่งคำขอถอนเงินแล้ว)$/ }),
    ).toBeVisible();
  },
};
/** The error of a wrong payment password shows the remaining attempts. */
export const WrongPassword: Story = {
  parameters: app({ createWithdrawal: refusal('payment_password.wrong', { triesLeft: 3 }) }),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(screen.getAllByRole('button', { name: /^(Withdraw|ถอนเงิน)$/ })[0] as HTMLElement);
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^(Payment password|รหัสผ่านการชำระเงิน)/)).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    );
  },
};
/** Passkeys were reset, so withdrawals are suspended. */
export const Held: Story = {
  parameters: app({ getWithdrawalTerms: buildWithdrawalTerms({ heldUntil: Date.UTC(2026, 10, 24, 9) }) }),
};
/** An operator reviews it; it can still be cancelled. */
export const InReview: Story = opened(inReview);
/** The withdrawal is paid. */
export const Paid: Story = opened(paid);
/** It was refused, with the reason and the next step. */
export const Refused: Story = opened(refused);
/** The bank refused the payout. */
export const NotPaid: Story = opened(failed);
/** Long Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    {
      getBalance: { sumBalance: '987654321.50', currency: 'THB' },
      getWithdrawalTerms: buildWithdrawalTerms({
        available: '987654321.50',
        maxAmount: '50000000.00',
        dailyLeft: '123456789.00',
        wagering: { required: '123456789.00', done: '98765432.50', left: '24691356.50', since: NOW },
      }),
    },
    { language: 'TY' },
  ),
};
/** The steps in Thai. */
export const InReviewThai: Story = opened(inReview, { language: 'TY' });
/** A trial account sees a notice instead of the form. */
export const Trial: Story = { parameters: app({}, { session: buildSession({ type: 4 }) }) };
