import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildFullSecurity,
  buildSecurity,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Page } from './PaymentPasswordPage.tsx';

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { getSecurity: buildFullSecurity(), ...answers }, ...options },
});

const meta = {
  title: 'Member/PaymentPasswordPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A password is set and can be changed with the current one. */
export const Loaded: Story = { parameters: app() };
/** No password is set. */
export const Empty: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** The password is locked after too many wrong attempts. */
export const Locked: Story = {
  parameters: app({
    answers: {
      getSecurity: buildFullSecurity({
        paymentPassword: { isSet: true, lockedUntil: 4_102_444_800_000, resetBy: 'sms' },
      }),
    },
  }),
};
/** The reset of a forgotten password by a code. */
export const Forgotten: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Forgot it?' })),
};
/** A forgotten password without a contact for a code. */
export const ForgottenWithoutContact: Story = {
  parameters: app({
    answers: {
      getSecurity: buildFullSecurity({ paymentPassword: { isSet: true, lockedUntil: null, resetBy: 'service' } }),
    },
  }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Forgot it?' })),
};
/** The skeleton of the page. */
export const Loading: Story = { parameters: app({ answers: { getSecurity: PENDING } }) };
/** The gateway refused the call. */
export const Failed: Story = { parameters: app({ answers: { getSecurity: refusal('system.unavailable') } }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ answers: { getSecurity: UNREACHABLE } }) };
/** A trial account sees a notice. */
export const Trial: Story = { parameters: app({ session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY', answers: { getSecurity: buildSecurity() } }) };
