import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../longText.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'UI kit/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Menu',
    closeLabel: 'Close menu',
    children: (
      <Stack gap={2}>
        <LinkButton href="#home" variant="ghost">
          Home
        </LinkButton>
        <LinkButton href="#promo" variant="ghost">
          Promotions
        </LinkButton>
      </Stack>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the start edge. */
export const FromStart: Story = {};

/** From the end edge. */
export const FromEnd: Story = { args: { side: 'end' } };

/** Long titles and entries wrap; the close button keeps its corner. */
export const LongText: Story = {
  args: {
    title: longText.word,
    children: (
      <LinkButton href="#long" variant="ghost">
        {longText.thai}
      </LinkButton>
    ),
  },
};

/** Right to left: it slides in from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() =>
      expect(drawer.getBoundingClientRect().right).toBeCloseTo(document.documentElement.clientWidth, 0),
    );
  },
};
