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
import { Page } from './BindMobilePage.tsx';

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    answers: {
      listCountries: {
        list: [
          { country: 'TH', countryDialingCode: '66' },
          { country: 'LA', countryDialingCode: '856' },
        ],
      },
      getSecurity: buildFullSecurity(),
      ...answers,
    },
    ...options,
  },
});

const meta = {
  title: 'Member/BindMobilePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number is bound and can be replaced. */
export const Loaded: Story = { parameters: app() };
/** No number is bound. */
export const Empty: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** The merchant does not allow members to bind a number. */
export const Closed: Story = {
  parameters: app({
    answers: { getSecurity: buildSecurity({ mobile: { masked: '', isVerified: false, canBind: false } }) },
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
