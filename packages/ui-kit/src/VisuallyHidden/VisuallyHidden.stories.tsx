import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'UI kit/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread messages' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read by screen readers and invisible. */
export const BesideANumber: Story = {
  render: (args) => (
    <Text>
      3 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('unread messages').getBoundingClientRect().width).toBeLessThanOrEqual(
      1,
    );
  },
};
