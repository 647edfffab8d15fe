import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, sealedChat, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './ChangePasswordPage.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { session: buildSession(), ...options } });

const meta = {
  title: 'Auth/ChangePasswordPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What will stand here, and the way to one’s account. */
export const Loaded: Story = { parameters: app() };
/** With the ways to customer service. */
export const WithChannels: Story = { parameters: app({ settings: { customerService: [sealedChat] } }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
