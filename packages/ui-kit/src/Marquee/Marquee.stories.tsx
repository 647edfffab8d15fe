import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Marquee } from './Marquee.tsx';

const meta = {
  title: 'UI kit/Marquee',
  component: Marquee,
  args: {
    label: 'Announcements', emptyText: 'No announcement', pauseLabel: 'Pause the announcements', playLabel: 'Play the announcements', icon: <MegaphoneIcon />,
    items: ['Deposits by bank transfer are slower tonight', 'ประกาศปิดปรับปรุงระบบในวันที่ 25 พฤศจิกายน เวลา 03:00 – 06:00 น.', 'Twelve new games this week'].map((text, index) => ({
      id: String(index), text, render: <a href={`#notice-${index}`}>{text}</a>,
    })),
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const band = canvas.getByRole('link', { name: /Deposits/ }).closest('ul')?.parentElement;
    await waitFor(() => expect(band?.getAnimations()).toHaveLength(1));
    const pause = canvas.getByRole('button', { name: 'Pause the announcements' });
    await userEvent.click(pause);
    await expect(band?.getAnimations()[0]?.playState).toBe('paused');
    await expect(canvas.getByRole('button', { name: 'Play the announcements' })).toBeVisible();
  },
};
export const Empty: Story = { args: { items: [] } };
