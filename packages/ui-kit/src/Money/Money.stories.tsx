import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Money, moneyTones } from './Money.tsx';

const meta = { title: 'UI kit/Money', component: Money, args: { amount: '1234567.50', currency: 'THB' } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount with its currency. */
export const Plain: Story = {};

/** Gain, loss and bonus have a sign, so that colour is not the only cue. */
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2} align="end">
      {moneyTones.map((tone) => <Money key={tone} {...args} tone={tone} amount={tone === 'loss' ? '-88.00' : '1100.00'} sign="always" />)}
    </Stack>
  ),
};

/** Masked. */
export const Masked: Story = { args: { masked: { label: 'Balance hidden' } } };

/** The largest amount stays on one line. */
export const LongSum: Story = { args: { amount: '999999999999.99', tone: 'gain', sign: 'always' } };
