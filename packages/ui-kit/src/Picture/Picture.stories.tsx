import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { sampleGame } from '../GameCard/sampleGames.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'UI kit/Picture',
  component: Picture,
  args: { source: sampleGame(2).art, alt: 'Golden Durian', width: 120, height: 160, onFail: fn() },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded lazily; the placeholder keeps the space. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Golden Durian' });
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

/** If the picture fails, the placeholder stays. */
export const Failed: Story = {
  args: { source: { src: 'data:image/png;base64,broken', dominantColor: sampleGame(2).art.dominantColor ?? '' } },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Loaded with high priority, for what is visible first. */
export const Urgent: Story = { args: { isUrgent: true } };
