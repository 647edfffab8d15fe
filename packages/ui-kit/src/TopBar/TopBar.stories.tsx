import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { IconButton } from '../IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'UI kit/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Betting record', backLabel: 'Back', onBack: fn() },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBack: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const WithActions: Story = { args: { actions: <IconButton label="Search games"><MagnifyingGlassIcon aria-hidden /></IconButton> } };
export const LongThai: Story = { args: { title: 'ประวัติการเดิมพันและรายการธุรกรรมย้อนหลังทั้งหมด' } };
