import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './FeedbackPage.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), ...options },
});

const meta = {
  title: 'Member/FeedbackPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What will stand here, and where to go now. */
export const Loaded: Story = { parameters: app() };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
