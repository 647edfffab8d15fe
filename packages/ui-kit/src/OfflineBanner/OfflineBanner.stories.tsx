import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'UI kit/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: { message: 'You are offline. Your money and your bets are safe.' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithRetry: Story = { args: { retryLabel: 'Try again', onRetry: fn() } };
export const Thai: Story = { args: { message: 'คุณออฟไลน์อยู่ เงินและการเดิมพันของคุณยังปลอดภัย', retryLabel: 'ลองอีกครั้ง', onRetry: fn() } };
