import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'UI kit/Stack',
  component: Stack,
  args: { children: ['One', 'Two', 'Three'].map((word) => <Button key={word} variant="secondary">{word}</Button>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row', gap: 2 } };
export const Wrapping: Story = { args: { direction: 'row', isWrapping: true, children: Array.from({ length: 9 }, (_, index) => <Button key={index} size="small" variant="secondary">{`Option ${index + 1}`}</Button>) } };
