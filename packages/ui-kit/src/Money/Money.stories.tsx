import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Money, moneyTones, type MoneyProps } from './Money.tsx';

const meta = {
  title: 'UI kit/Money',
  component: Money,
  args: { amount: '1234567.50', currency: 'THB' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount with its currency. */
export const Plain: Story = {};

/** Gain, loss and bonus have a sign, so that colour is not the only cue. */
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2} align="end">
      {moneyTones.map((tone) => (
        <Money key={tone} {...args} tone={tone} amount={tone === 'loss' ? '-88.00' : '1100.00'} sign="always" />
      ))}
    </Stack>
  ),
};

/** Masked. */
export const Masked: Story = { args: { masked: { label: 'Balance hidden' } } };

function Changing(args: MoneyProps): ReactNode {
  const [amount, setAmount] = useState(args.amount);
  return (
    <Stack align="start">
      <Money {...args} amount={amount} />
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          setAmount('1234067.25');
        }}
      >
        Bet
      </Button>
    </Stack>
  );
}

/** A balance that changes while it is visible: its digits roll and then become plain text again. */
export const Live: Story = {
  args: { isLive: true },
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await expect(await canvas.findByText('฿1,234,067.25')).toBeInTheDocument();
  },
};

/** The largest amount stays on one line. */
export const LongSum: Story = { args: { amount: '999999999999.99', tone: 'gain', sign: 'always' } };
