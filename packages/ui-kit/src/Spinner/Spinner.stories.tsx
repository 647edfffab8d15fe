import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './Spinner.tsx';

const meta = { title: 'UI kit/Spinner', component: Spinner, args: { label: 'Loading games' } } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inline size, 1.25 em. */
export const Inline: Story = {};

/** Large, for an empty area. */
export const Large: Story = { args: { size: 'large' } };
