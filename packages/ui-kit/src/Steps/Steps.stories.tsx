import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Steps } from './Steps.tsx';

const meta = {
  title: 'UI kit/Steps',
  component: Steps,
  args: { label: 'Deposit', steps: ['Method', 'Amount', 'Pay'], current: 1, doneLabel: 'done' },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('done');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const Thai: Story = { args: { steps: ['เลือกวิธีการฝากเงิน', 'ระบุจำนวนเงิน', 'ยืนยันการชำระเงิน'], current: 2 } };
