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

/** Offline: the notice stays over every page until the network is back. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(/offline|ออฟไลน์|离线/i)).toBeVisible();
  },
};
/** Online: nothing is shown. */
export const Online: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText(/offline|ออฟไลน์|离线/i);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/offline|ออฟไลน์|离线/i)).not.toBeInTheDocument());
  },
};
