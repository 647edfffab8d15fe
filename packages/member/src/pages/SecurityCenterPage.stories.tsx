import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './SecurityCenterPage.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { session: buildSession(), ...options } });

const meta = {
  title: 'Member/SecurityCenterPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The passwords of an account, and the devices it is logged in on. */
export const Loaded: Story = { parameters: app() };
/** A trial has nothing to protect. */
export const Trial: Story = { parameters: app({ session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
