import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = { title: 'UI kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of text. */
export const Text: Story = {
  render: () => (
    <div aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  ),
};

/** All shapes. */
export const Shapes: Story = {
  render: () => (
    <Stack>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} {...((shape === 'circle' || shape === 'art') && { width: '30%' })} />
      ))}
    </Stack>
  ),
};
