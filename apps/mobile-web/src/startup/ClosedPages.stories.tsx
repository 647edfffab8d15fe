import type { Meta, StoryObj } from '@storybook/react-vite';
import { sealedChat, withApp } from '@parlor/testing/storybook';
import { AppFrame } from '@parlor/ui-kit';
import { BlockedPage, MaintenancePage } from './ClosedPages.tsx';
import { StartUpSkeleton } from './StartUpSkeleton.tsx';

/** The pages shown instead of the site while it starts, or where it is not available. */
const meta = {
  title: 'Shell/Closed pages',
  component: BlockedPage,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
  args: { address: '203.0.113.7', channels: [sealedChat] },
  render: (args) => (
    <AppFrame>
      <BlockedPage {...args} />
    </AppFrame>
  ),
} satisfies Meta<typeof BlockedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site is not available in the visitor's region. */
export const Blocked: Story = {};
/** The same in Thai, with a long address. */
export const BlockedThai: Story = {
  args: { address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334', channels: [] },
  parameters: { app: { language: 'TY' } },
};
/** The platform is under maintenance. */
export const Maintenance: Story = {
  render: () => (
    <AppFrame>
      <MaintenancePage />
    </AppFrame>
  ),
};
/** The shape of the site while it starts. */
export const Starting: Story = {
  render: () => (
    <AppFrame>
      <StartUpSkeleton />
    </AppFrame>
  ),
};
/** The same when the answers are slow. */
export const StartingSlowly: Story = {
  render: () => (
    <AppFrame>
      <StartUpSkeleton onRetry={() => {}} />
    </AppFrame>
  ),
};
