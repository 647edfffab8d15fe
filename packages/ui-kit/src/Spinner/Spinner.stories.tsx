import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './Spinner.tsx';

const meta = { title: 'UI kit/Spinner', component: Spinner, args: { label: 'Loading games' } } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the text beside it. */
export const Inline: Story = {};

/** In a place that is empty otherwise. */
export const Large: Story = { args: { size: 'large' } };
