import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI kit/ErrorState',
  component: ErrorState,
  args: { title: 'The games did not load', description: 'Check your connection and try again.', retryLabel: 'Try again', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
export const Thai: Story = { args: { title: 'โหลดเกมไม่สำเร็จ', description: 'โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองใหม่อีกครั้ง', retryLabel: 'ลองอีกครั้ง' } };
