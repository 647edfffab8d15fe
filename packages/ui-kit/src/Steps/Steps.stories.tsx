import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'UI kit/Steps',
  component: Steps,
  args: { label: 'Deposit', steps: ['Method', 'Amount', 'Pay'], current: 1, doneLabel: 'done' },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is done has a tick and a word for it; the step one is at is told to screen readers. */
export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('done');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    // Each step but the first has its line to the one before.
    await expect(items.map((item) => getComputedStyle(item, '::before').content)).toEqual(['none', '""', '""']);
  },
};
/** Thai words wrap under their numbers. */
export const Thai: Story = { args: { steps: ['เลือกวิธีการฝากเงิน', 'ระบุจำนวนเงิน', 'ยืนยันการชำระเงิน'], current: 2 } };

/** Words of any length stay under their own number and break rather than run into the next. */
export const LongText: Story = {
  args: { steps: [longText.word, longText.thai, 'Pay'] },
  render: (args) => <div style={{ inlineSize: '280px' }}><Steps {...args} /></div>,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    for (const item of within(canvasElement).getAllByRole('listitem')) await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};

/** Right to left the first step stands at the right. */
export const RightToLeft: Story = {
  render: (args) => <div dir="rtl"><Steps {...args} /></div>,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
};

/** All is done. */
export const Done: Story = { args: { current: 3 } };
