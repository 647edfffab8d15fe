import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'UI kit/QrCode',
  component: QrCode,
  args: { value: 'https://play.example/m/register?ref=MALI88', label: 'QR code of your invite link' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An invite link, dark on light in every mode. */
export const Invite: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR code of your invite link' });
    await expect(code.getBoundingClientRect().width).toBeCloseTo(code.getBoundingClientRect().height, 0);
  },
};

/** A long value has more modules in the same square. */
export const LongAddress: Story = {
  args: { value: `https://play.example/m/register?ref=MALI88&campaign=${'songkran-festival-'.repeat(12)}` },
};

/** It never exceeds its container. */
export const NarrowPlace: Story = {
  args: { size: '40rem' },
  render: (args) => (
    <div style={{ inlineSize: '200px' }}>
      <QrCode {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
};
