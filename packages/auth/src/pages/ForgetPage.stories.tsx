import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSettings, sealedChat, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './ForgetPage.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { route: '/m/forget', ...options } });

const meta = {
  title: 'Auth/ForgetPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What will stand here, and the way back to the login. */
export const Loaded: Story = { parameters: app() };
/** With the ways to customer service. */
export const WithChannels: Story = { parameters: app({ settings: { customerService: [sealedChat] } }) };
/** Customer service alone sets passwords here. */
export const Closed: Story = { parameters: app({ settings: { features: { ...buildSettings().features, emailRetrieval: false, phoneRetrieval: false } } }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
