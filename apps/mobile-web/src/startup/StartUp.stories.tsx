import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildSettings,
  buildStatus,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { AppFrame, Page, Text } from '@parlor/ui-kit';
import { expect } from 'storybook/test';
import { StartUp } from './StartUp.tsx';

const app = (getSystemStatus: unknown, getSettings: unknown = buildSettings()): { app: HarnessOptions } => ({
  app: { answers: { getSystemStatus, getSettings } },
});
const saysWhy: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /^(Try again|ลอง|重试)/ })).toBeVisible();
};

/** The calls of the site before it renders. */
const meta = {
  title: 'Shell/Start-up',
  component: StartUp,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Page>
        <Text>The site stands here.</Text>
      </Page>
    ),
  },
  render: (args) => (
    <AppFrame>
      <StartUp {...args} />
    </AppFrame>
  ),
} satisfies Meta<typeof StartUp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site is available. */
export const Loaded: Story = {
  parameters: app(buildStatus()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The site stands here.')).toBeVisible();
  },
};
/** The skeleton of the site while the answers load. */
export const Loading: Story = { parameters: app(PENDING) };
/** The gateway refused; a button retries. */
export const Failed: Story = { parameters: app(buildStatus(), refusal('system.unknown')), play: saysWhy };
/** The gateway is unreachable: the error is shown after a few retries. */
export const Offline: Story = { parameters: app(UNREACHABLE, UNREACHABLE) };
/** The platform is under maintenance. */
export const Maintenance: Story = { parameters: app(buildStatus({ maintenance: true })) };
/** The site is not available in the visitor's region. */
export const Blocked: Story = { parameters: app(buildStatus({ regionRestriction: true })) };
