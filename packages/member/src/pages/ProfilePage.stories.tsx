import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildMember,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Page } from './ProfilePage.tsx';

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    answers: { getMemberInfo: buildMember({ nickname: 'Mali', headIcon: 'butterfly' }), ...answers },
    ...options,
  },
});

const meta = {
  title: 'Member/ProfilePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A nickname and a drawing. */
export const Loaded: Story = { parameters: app() };
/** Neither is set yet. */
export const Empty: Story = { parameters: app({ answers: { getMemberInfo: buildMember() } }) };
/** The skeleton of the page. */
export const Loading: Story = { parameters: app({ answers: { getMemberInfo: PENDING } }) };
/** The gateway refused the call. */
export const Failed: Story = { parameters: app({ answers: { getMemberInfo: refusal('system.unavailable') } }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ answers: { getMemberInfo: UNREACHABLE } }) };
/** A trial account sees a notice. */
export const Trial: Story = { parameters: app({ session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
