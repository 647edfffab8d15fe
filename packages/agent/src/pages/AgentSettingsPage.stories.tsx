import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './AgentSettingsPage.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession({ type: 1 }), route: '/m/set', ...options },
});

const meta = {
  title: 'Agent/AgentSettingsPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the page will contain, and a link to use now. */
export const Loaded: Story = { parameters: app() };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
