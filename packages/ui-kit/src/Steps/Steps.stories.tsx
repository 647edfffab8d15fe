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

/** Done steps have a check mark and a label; the current step has `aria-current`. */
export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('done');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    // Each step but the first is joined to the previous one.
    await expect(items.map((item) => getComputedStyle(item, '::before').content)).toEqual(['none', '""', '""']);
  },
};
/** Thai labels wrap under their numbers. */
export const Thai: Story = { args: { steps: ['เลือกวิธีการฝากเงิน', 'ระบุจำนวนเงิน', 'ยืนยันการชำระเงิน'], current: 2 } };

/** Long labels wrap under their own number. */
export const LongText: Story = {
  args: { steps: [longText.word, longText.thai, 'Pay'] },
  render: (args) => (
    <div style={{ inlineSize: '280px' }}>
      <Steps {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    for (const item of within(canvasElement).getAllByRole('listitem'))
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};

/** Right to left: the first step is on the right. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Steps {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
};

/** All steps done. */
export const Done: Story = { args: { current: 3 } };
