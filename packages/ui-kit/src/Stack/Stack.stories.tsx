import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.tsx';
import { longText } from '../longText.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'UI kit/Stack',
  component: Stack,
  args: {
    children: ['One', 'Two', 'Three'].map((word) => (
      <Button key={word} variant="secondary">
        {word}
      </Button>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Column. */
export const Column: Story = {};

/** Row. */
export const Row: Story = { args: { direction: 'row', gap: 2 } };

/** Wraps. */
export const Wrapping: Story = {
  args: {
    direction: 'row',
    isWrapping: true,
    children: Array.from({ length: 9 }, (_, index) => (
      <Button key={index} size="small" variant="secondary">{`Option ${index + 1}`}</Button>
    )),
  },
};

/** Long words do not push siblings out of view. */
export const LongText: Story = {
  args: {
    direction: 'row',
    isWrapping: true,
    children: [longText.word, longText.thai].map((words) => (
      <Button key={words} variant="secondary">
        {words}
      </Button>
    )),
  },
};
