import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, PENDING, refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './WithdrawPage.tsx';

const app = (getBalance: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { session: buildSession(), ...options, answers: { getBalance } } });
const balance = { sumBalance: '10000.00', currency: 'THB' };

const meta = {
  title: 'Wallet/WithdrawPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What there is to withdraw, and who pays it out until the form is here. */
export const Loaded: Story = { parameters: app(balance) };
/** The balance is on its way. */
export const Loading: Story = { parameters: app(PENDING) };
/** Nothing to withdraw. */
export const Empty: Story = { parameters: app({ ...balance, sumBalance: '0.00' }) };
/** The gateway refused to tell the balance. */
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long Thai words and large sums. */
export const LongThai: Story = { parameters: app({ ...balance, sumBalance: '987654321.50' }, { language: 'TY' }) };
/** A trial is told that this needs an account. */
export const Trial: Story = { parameters: app(balance, { session: buildSession({ type: 4 }) }) };
