import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { Marquee } from './Marquee.tsx';

const meta = {
  title: 'UI kit/Marquee',
  component: Marquee,
  args: {
    label: 'Announcements',
    emptyText: 'No announcement',
    pauseLabel: 'Pause the announcements',
    playLabel: 'Play the announcements',
    icon: <MegaphoneIcon />,
    items: [
      'Deposits by bank transfer are slower tonight',
      'ประกาศปิดปรับปรุงระบบในวันที่ 25 พฤศจิกายน เวลา 03:00 – 06:00 น.',
      'Twelve new games this week',
    ].map((text, index) => ({
      id: String(index),
      text,
      render: <a href={`#notice-${index}`}>{text}</a>,
    })),
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME-02: it moves at 30 fps and can be paused. */
export const Moving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const band = canvas.getByRole('link', { name: /Deposits/ }).closest('ul')?.parentElement;
    await waitFor(() => expect(band?.getAnimations()).toHaveLength(1));
    const pause = canvas.getByRole('button', { name: 'Pause the announcements' });
    await userEvent.click(pause);
    await expect(band?.getAnimations()[0]?.playState).toBe('paused');
    const { duration, easing } = band?.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
    const keyframe = getComputedStyle(band ?? canvasElement).animationTimingFunction;
    await expect(
      Number(/steps\((\d+)/.exec(`${keyframe} ${easing ?? ''}`)?.[1]) / (Number(duration) / 1000),
    ).toBeCloseTo(30, 0);
    await expect(canvas.getByRole('button', { name: 'Play the announcements' })).toBeVisible();
  },
};
/** A text replaces missing announcements. */
export const Empty: Story = { args: { items: [] } };

/** It pauses while it contains focus. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Deposits/ });
    const band = link.closest('ul')?.parentElement;
    await waitFor(() => expect(band?.getAnimations()).toHaveLength(1));
    link.focus();
    await waitFor(() => expect(band?.getAnimations()[0]?.playState).toBe('paused'));
  },
};

/** Notices of any length, on one line. */
export const LongText: Story = {
  args: {
    items: [
      { id: 'thai', text: longText.thai },
      { id: 'german', text: longText.german },
    ],
  },
};

/** Right to left: it moves the other way. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Marquee {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const band = within(canvasElement)
      .getByRole('link', { name: /Deposits/ })
      .closest('ul')?.parentElement;
    await waitFor(() => expect(band?.getAnimations()).toHaveLength(1));
    const [passing] = band?.getAnimations() ?? [];
    if (!band || !passing) throw new Error('the band does not move');
    // Sets the animation time by hand, so that the test does not depend on frame timing.
    passing.pause();
    const leftAt = (share: number): number => {
      passing.currentTime = Number(passing.effect?.getComputedTiming().duration) * share;
      return band.getBoundingClientRect().left;
    };
    await expect(leftAt(0.5)).toBeGreaterThan(leftAt(0.1));
    passing.play();
  },
};
