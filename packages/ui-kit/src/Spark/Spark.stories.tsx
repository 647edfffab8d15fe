import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Spark } from './Spark.tsx';

const meta = {
  title: 'UI kit/Spark',
  component: Spark,
  args: { values: [12, 18, 9, 22, 30, 26, 41], label: 'Rising for a week' },
} satisfies Meta<typeof Spark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a label. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Rising for a week' })).toBeVisible();
  },
};

/** Without a label, beside a figure. */
export const BesideAFigure: Story = {
  render: ({ values }) => (
    <Stack direction="row">
      <Text>41</Text>
      <Spark values={values} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Equal values: a level line. */
export const Level: Story = { args: { values: [4, 4, 4], label: 'Unchanged' } };

/** Right to left: the latest value is on the left. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Spark {...args} />
    </div>
  ),
};
