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

/** There is one: it is changed by the present one. */
export const Loaded: Story = { parameters: app() };
/** There is none yet. */
export const Empty: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** It was wrong too often. */
export const Locked: Story = {
  parameters: app({
    answers: {
      getSecurity: buildFullSecurity({
        paymentPassword: { isSet: true, lockedUntil: 4_102_444_800_000, resetBy: 'sms' },
      }),
    },
  }),
};
/** It is forgotten: a code replaces it. */
export const Forgotten: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Forgot it?' })),
};
/** It is forgotten, and a code can go nowhere. */
export const ForgottenWithoutContact: Story = {
  parameters: app({
    answers: {
      getSecurity: buildFullSecurity({ paymentPassword: { isSet: true, lockedUntil: null, resetBy: 'service' } }),
    },
  }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Forgot it?' })),
};
/** On its way. */
export const Loading: Story = { parameters: app({ answers: { getSecurity: PENDING } }) };
/** The gateway refused. */
export const Failed: Story = { parameters: app({ answers: { getSecurity: refusal('system.unavailable') } }) };
/** The phone has no connection. */
export const Offline: Story = { parameters: app({ answers: { getSecurity: UNREACHABLE } }) };
/** A trial has nothing to protect. */
export const Trial: Story = { parameters: app({ session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY', answers: { getSecurity: buildSecurity() } }) };
