import type { Meta, StoryObj } from '@storybook/react-vite';

import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'UI kit/Drawer',
  component: Drawer,
  args: {
    isOpen: true, onClose: () => undefined, title: 'Menu', closeLabel: 'Close menu',
    children: <Stack gap={2}><LinkButton href="#home" variant="ghost">Home</LinkButton><LinkButton href="#promo" variant="ghost">Promotions</LinkButton></Stack>,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromStart: Story = {};
export const FromEnd: Story = { args: { side: 'end' } };
