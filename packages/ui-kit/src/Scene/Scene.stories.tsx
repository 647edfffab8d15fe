import { scenePictures } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Scene } from './Scene.tsx';

const meta = {
  title: 'UI kit/Scene',
  component: Scene,
  args: { name: 'empty' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One drawing in the colours of brand and mode. */
export const One: Story = {};

/** All drawings. */
export const All: Story = {
  render: () => (
    <CardGrid columns={2}>
      {scenePictures.map((name) => (
        <Stack key={name} gap={1}>
          <Scene name={name} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </CardGrid>
  ),
};
