import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { IconButton, iconButtonVariants } from './IconButton.tsx';

const meta = {
  title: 'UI kit/IconButton',
  component: IconButton,
  args: { label: 'Messages', children: <BellIcon aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icon only; screen readers read the label. */
export const Plain: Story = {};

/** Look of the button on its background. */
export const Variants: Story = {
  render: (args) => (
    <Stack direction="row">
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

/** Small to look at, with the full target size. */
export const Small: Story = { args: { size: 'small', variant: 'raised' } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
