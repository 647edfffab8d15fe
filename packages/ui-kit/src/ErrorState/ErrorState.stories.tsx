import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI kit/ErrorState',
  component: ErrorState,
  args: {
    title: 'The games did not load',
    description: 'Check your connection and try again.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The failure, with a retry. */
export const WithRetry: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Retrying. */
export const Retrying: Story = { args: { isRetrying: true } };

/** In Thai. */
export const Thai: Story = {
  args: { title: 'โหลดเกมไม่สำเร็จ', description: 'โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองใหม่อีกครั้ง', retryLabel: 'ลองอีกครั้ง' },
};

/** Long words wrap. */
export const LongText: Story = {
  args: { title: longText.word, description: longText.thai, retryLabel: longText.german },
};

/** Offline. */
export const Offline: Story = {
  args: { title: 'You are offline', description: 'The page goes on when the connection is back.', scene: 'offline' },
};
