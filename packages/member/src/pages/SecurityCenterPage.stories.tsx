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
import { Page } from './SecurityCenterPage.tsx';

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { getSecurity: buildFullSecurity(), ...answers }, ...options },
});

const meta = {
  title: 'Member/SecurityCenterPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All protections are enabled. */
export const Loaded: Story = { parameters: app() };
/** A new member, who has only the login password. */
export const Empty: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** A locked payment password, and an unverified number. */
export const Locked: Story = {
  parameters: app({
    answers: {
      getSecurity: buildFullSecurity({
        paymentPassword: { isSet: true, lockedUntil: 4_102_444_800_000, resetBy: 'mail' },
        mobile: { masked: '•••• 5678', isVerified: false, canBind: true },
      }),
    },
  }),
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
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
