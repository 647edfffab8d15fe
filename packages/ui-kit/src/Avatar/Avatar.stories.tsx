import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../longText.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'UI kit/Avatar', component: Avatar, args: { name: 'player01' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture, the first letter is shown; all sizes. */
export const Letter: Story = {
  render: (args) => (
    <Stack direction="row">
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} name="เกศรา" />
    </Stack>
  ),
};

/** If the picture fails to load, the letter is shown. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('p'));
  },
};

/** A long name still shows one letter. */
export const LongName: Story = { args: { name: longText.thai, size: 'large' } };
