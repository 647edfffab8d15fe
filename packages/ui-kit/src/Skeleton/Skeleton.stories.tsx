import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = { title: 'UI kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In place of a line of text. */
export const Text: Story = {
  render: () => <div aria-busy="true"><Skeleton /><Skeleton /><Skeleton width="60%" /></div>,
};

/** Every shape it can stand in for. */
export const Shapes: Story = {
  render: () => <Stack>{skeletonShapes.map((shape) => <Skeleton key={shape} shape={shape} {...((shape === 'circle' || shape === 'art') && { width: '30%' })} />)}</Stack>,
};
