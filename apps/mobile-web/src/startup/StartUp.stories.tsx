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

/** Nothing is in the way. */
export const Loaded: Story = {
  parameters: app(buildStatus()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The site stands here.')).toBeVisible();
  },
};
/** The skeleton of the site while the answers load. */
export const Loading: Story = { parameters: app(PENDING) };
/** The gateway refused; another try is one press away. */
export const Failed: Story = { parameters: app(buildStatus(), refusal('system.unknown')), play: saysWhy };
/** The gateway cannot be reached: asked again a few times, then said. */
export const Offline: Story = { parameters: app(UNREACHABLE, UNREACHABLE) };
/** The platform is being worked on. */
export const Maintenance: Story = { parameters: app(buildStatus({ maintenance: true })) };
/** The site is not offered where the visitor is. */
export const Blocked: Story = { parameters: app(buildStatus({ regionRestriction: true })) };
