import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  title: 'UI kit/CardGrid',
  component: CardGrid,
  args: { label: 'Games', children: Array.from({ length: 6 }, (_, index) => <Skeleton key={index} shape="art" />) },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const Loading: Story = { args: { isBusy: true } };
