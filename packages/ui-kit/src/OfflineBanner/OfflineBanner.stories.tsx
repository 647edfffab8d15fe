import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { longText } from '../longText.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'UI kit/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: { message: 'You are offline. Your money and your bets are safe.' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says that the device is offline, and that the money is safe. */
export const Plain: Story = {};

/** With a way to try again. */
export const WithRetry: Story = { args: { retryLabel: 'Try again', onRetry: fn() } };

/** In Thai. */
export const Thai: Story = { args: { message: 'คุณออฟไลน์อยู่ เงินและการเดิมพันของคุณยังปลอดภัย', retryLabel: 'ลองอีกครั้ง', onRetry: fn() } };

/** Long words break; the button keeps its place. */
export const LongText: Story = { args: { message: `${longText.german} ${longText.thai}`, retryLabel: 'Try again', onRetry: fn() } };
