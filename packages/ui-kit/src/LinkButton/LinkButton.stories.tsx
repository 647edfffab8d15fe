import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'UI kit/LinkButton',
  component: LinkButton,
  args: { children: 'Create an account', href: '#register' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link that looks like a button. */
export const Primary: Story = {};

/** Secondary variant. */
export const Secondary: Story = { args: { variant: 'secondary', isFullWidth: true } };

/** Rendered as a router link, which keeps its own props. */
export const RenderedAsAnother: Story = {
  args: {
    render: (
      <a href="#elsewhere" data-router-link="" aria-label="Create an account">
        Create an account
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Create an account' });
    await expect(link).toHaveAttribute('href', '#elsewhere');
    await expect(link).toHaveAttribute('data-router-link');
  },
};

/** Long text wraps to a second line and is never cut. */
export const LongText: Story = { args: { children: `${longText.word} ${longText.thai}` } };
