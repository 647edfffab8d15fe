import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'UI kit/LinkButton',
  component: LinkButton,
  args: { children: 'Create an account', href: '#register' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', isFullWidth: true } };

/** A router's link takes the place of the plain one; its own props stay. */
export const RenderedAsAnother: Story = {
  args: { render: <a href="#elsewhere" data-router-link="" aria-label="Create an account">Create an account</a> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Create an account' });
    await expect(link).toHaveAttribute('href', '#elsewhere');
    await expect(link).toHaveAttribute('data-router-link');
  },
};
