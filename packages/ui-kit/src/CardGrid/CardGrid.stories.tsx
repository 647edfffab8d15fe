import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { longText } from '../longText.ts';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  title: 'UI kit/CardGrid',
  component: CardGrid,
  args: { label: 'Games', children: Array.from({ length: 6 }, (_, index) => <Skeleton key={index} shape="art" />) },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns, as in game lists. */
export const ThreeColumns: Story = {};

/** Two columns, for wider cards. */
export const TwoColumns: Story = { args: { columns: 2 } };

/** Skeletons while the cards load. */
export const Loading: Story = { args: { isBusy: true } };

/** Long words stay in their column. */
export const LongText: Story = {
  args: {
    children: [longText.word, longText.thai, longText.german].map((words) => (
      <Text key={words} size={14}>
        {words}
      </Text>
    )),
  },
};
