import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '@parlor/testing/storybook';
import { AppFrame } from '@parlor/ui-kit';
import { expect, waitFor } from 'storybook/test';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = {
  title: 'Shell/ConnectionNotice',
  component: ConnectionNotice,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AppFrame>
      <ConnectionNotice />
    </AppFrame>
  ),
} satisfies Meta<typeof ConnectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The device has no network: said over every page for as long as it lasts, and taken back when the network is there
 * again.
 */
export const Offline: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(/offline|ออฟไลน์|离线/i)).toBeVisible();
  },
};
/** The network is there: nothing is said. */
export const Online: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText(/offline|ออฟไลน์|离线/i);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/offline|ออฟไลน์|离线/i)).not.toBeInTheDocument());
  },
};
