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
      <div data-testid="number"><ScrollNumber {...args} value={value} /></div>
      <Button size="small" variant="secondary" onClick={() => { setValue('1,250,017,388'); }}>Grow</Button>
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

export const Jackpot: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(canvas.getByText('1,250,017,388')).toBeInTheDocument();
  },
};
export const FixedWidth: Story = { args: { value: '4820', minLength: 10 } };
