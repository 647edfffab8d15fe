import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { longText } from '../longText.ts';
import { StatusBanner } from './StatusBanner.tsx';

const icon = <WifiSlashIcon aria-hidden />;

const meta = {
  title: 'UI kit/StatusBanner',
  component: StatusBanner,
  parameters: { layout: 'fullscreen' },
  args: { message: 'You are offline. Your money and your bets are safe.', tone: 'warning', icon },
} satisfies Meta<typeof StatusBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The device is offline; the text says that money is safe. */
export const Warning: Story = {};

/** With a button. */
export const WithAction: Story = {
  args: {
    action: (
      <Button size="small" variant="secondary">
        Try again
      </Button>
    ),
  },
};

/** Information that needs no action. */
export const Info: Story = {
  args: {
    tone: 'info',
    icon: undefined,
    message: 'A new version is ready.',
    action: <Button size="small">Reload</Button>,
  },
};

/** In Thai. */
export const Thai: Story = {
  args: {
    message: 'คุณออฟไลน์อยู่ เงินและการเดิมพันของคุณยังปลอดภัย',
    action: (
      <Button size="small" variant="secondary">
        ลองอีกครั้ง
      </Button>
    ),
  },
};

/** Long text wraps; the button keeps its position. */
export const LongText: Story = {
  args: {
    message: `${longText.german} ${longText.thai}`,
    action: (
      <Button size="small" variant="secondary">
        Try again
      </Button>
    ),
  },
};
