import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ScrollNumber, type ScrollNumberProps } from './ScrollNumber.tsx';

function Growing(args: ScrollNumberProps): ReactNode {
  const [value, setValue] = useState(args.value);
  return (
    <Stack align="start">
      <div data-testid="number">
        <ScrollNumber {...args} value={value} />
      </div>
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          setValue('1,250,017,388');
        }}
      >
        Grow
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'UI kit/ScrollNumber',
  component: ScrollNumber,
  args: { value: '1,249,998,120' },
  render: (args) => <Growing {...args} />,
} satisfies Meta<typeof ScrollNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits roll to the new number; screen readers get only the final number. */
export const Jackpot: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(canvas.getByText('1,250,017,388')).toBeInTheDocument();
    await expect(canvas.queryByText('1,249,998,120')).not.toBeInTheDocument();
  },
};
/** Padded to ten digits, so that the width is constant. */
export const FixedWidth: Story = { args: { value: '4820', minLength: 10 } };

/** Right to left: the digits keep their order. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" data-testid="number">
      <ScrollNumber {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const digits = [...within(canvasElement).getByTestId('number').querySelectorAll('[aria-hidden]')].map(
      (digit) => digit.getBoundingClientRect().left,
    );
    await expect(digits).toEqual(digits.toSorted((a, b) => a - b));
  },
};
