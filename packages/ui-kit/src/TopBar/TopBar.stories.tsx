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

/** Title and back button. */
export const WithBack: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** With an icon button at the end. */
export const WithActions: Story = {
  args: {
    actions: (
      <IconButton label="Search games">
        <MagnifyingGlassIcon aria-hidden />
      </IconButton>
    ),
  },
};

/** With a double rule, like a newspaper masthead. */
export const Masthead: Story = { args: { shape: 'masthead' } };

/** As an island on the page's background. */
export const Island: Story = {
  args: {
    shape: 'island',
    actions: (
      <IconButton label="Search games">
        <MagnifyingGlassIcon aria-hidden />
      </IconButton>
    ),
  },
};

/** A long title wraps to two lines and is not cut. */
export const LongThai: Story = {
  args: {
    title: 'ประวัติการเดิมพันและรายการธุรกรรมย้อนหลังทั้งหมด',
    shape: 'island',
    actions: (
      <IconButton label="Search games">
        <MagnifyingGlassIcon aria-hidden />
      </IconButton>
    ),
  },
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    const title = within(bar).getByRole('heading');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(bar.getBoundingClientRect().height);
  },
};

/** Right to left: the back button is on the right and mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole('heading').getBoundingClientRect().left,
    );
  },
};
