import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, withApp } from '@parlor/testing/storybook';
import { ViewBar } from './ViewBar.tsx';

const session = buildSession({ view: { until: Date.UTC(2026, 0, 1) } });
const meta = {
  title: 'Auth/ViewBar',
  component: ViewBar,
  decorators: [withApp],
  parameters: { app: { session, answers: { logout: {} } } },
} satisfies Meta<typeof ViewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar above every page while an operator views the account. */
export const Default: Story = {};
/** In Thai. */
export const LongThai: Story = { parameters: { app: { session, language: 'TY', answers: { logout: {} } } } };
