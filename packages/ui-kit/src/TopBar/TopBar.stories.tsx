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

/** The title, and the way back. */
export const WithBack: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** With an icon button at the end. */
export const WithActions: Story = { args: { actions: <IconButton label="Search games"><MagnifyingGlassIcon aria-hidden /></IconButton> } };

/** Over the double rule of a newspaper. */
export const Masthead: Story = { args: { shape: 'masthead' } };

/** An island, with the page's ground around it. */
export const Island: Story = { args: { shape: 'island', actions: <IconButton label="Search games"><MagnifyingGlassIcon aria-hidden /></IconButton> } };

/** A title that is too long for one line stands in two; nothing of it is cut. */
export const LongThai: Story = {
  args: { title: 'ประวัติการเดิมพันและรายการธุรกรรมย้อนหลังทั้งหมด', shape: 'island', actions: <IconButton label="Search games"><MagnifyingGlassIcon aria-hidden /></IconButton> },
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    const title = within(bar).getByRole('heading');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(bar.getBoundingClientRect().height);
  },
};

/** From right to left the way back stands on the right and points there. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect().left).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().left);
  },
};
