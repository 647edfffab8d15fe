import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Toaster, toastTones } from './Toaster.tsx';

const messages = {
  neutral: 'Code sent to +66 81 *** 5678',
  success: 'Deposit of 500.00 received',
  warning: 'Your session ends in 5 minutes',
  danger: 'The withdrawal was refused',
};

const meta = {
  title: 'UI kit/Toaster',
  component: Toaster,
  args: {
    label: 'Notifications',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    toasts: toastTones.map((tone) => ({ id: tone, tone, message: messages[tone], durationMs: 0 })),
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All tones; each toast can be dismissed. */
export const Tones: Story = {
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
    await within(region).findByText('Deposit of 500.00 received');
    const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith('neutral');
  },
};

/** Dismissed after its duration. */
export const Passing: Story = {
  args: { toasts: [{ id: 'brief', message: messages.success, tone: 'success', durationMs: 50 }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('brief'));
  },
};

/** A long message wraps. */
export const LongThai: Story = {
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'danger',
        durationMs: 0,
        message: 'ไม่สามารถทำรายการได้ในขณะนี้ เนื่องจากระบบธนาคารกำลังปิดปรับปรุง โปรดลองใหม่อีกครั้งหลังเวลา 06:00 น.',
      },
    ],
  },
};
