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
import { Page } from './BindEmailPage.tsx';

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { getSecurity: buildFullSecurity(), ...answers }, ...options },
});

const meta = {
  title: 'Member/BindEmailPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address is bound and can be replaced. */
export const Loaded: Story = { parameters: app() };
/** No address is bound. */
export const Empty: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** The merchant does not allow members to bind an address. */
export const Closed: Story = {
  parameters: app({
    answers: { getSecurity: buildSecurity({ email: { masked: '', isVerified: false, canBind: false } }) },
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
