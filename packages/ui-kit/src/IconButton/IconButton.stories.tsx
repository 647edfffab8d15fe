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

/** An icon alone; its name is said by screen readers. */
export const Plain: Story = {};

/** How it stands out from its ground. */
export const Variants: Story = {
  render: (args) => <Stack direction="row">{iconButtonVariants.map((variant) => <IconButton key={variant} {...args} variant={variant} />)}</Stack>,
};

/** Smaller to the eye; the target stays large. */
export const Small: Story = { args: { size: 'small', variant: 'raised' } };

/** What cannot be pressed now. */
export const Disabled: Story = { args: { disabled: true } };
