import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { PictureSource } from '../Picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

function sampleBanner(hue: number): PictureSource {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 210"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 80% 52%)"/><stop offset="1" stop-color="hsl(${hue + 60} 70% 18%)"/></linearGradient></defs><rect width="480" height="210" fill="url(#g)"/><circle cx="380" cy="90" r="90" fill="hsl(${hue + 30} 95% 70%)" opacity=".7"/><path d="M0 170q120-60 240 0t240 0V210H0z" fill="hsl(${hue + 60} 60% 12%)"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, dominantColor: `hsl(${hue} 60% 35%)` };
}

const slides = ['Double your first deposit', 'Lucky Friday: 10% back', 'Jackpot week'].map((alt, index) => ({
  id: alt, alt, source: sampleBanner(index * 90 + 270), render: <a href={`#offer-${index}`}>Offer</a>,
}));

const meta = {
  title: 'UI kit/Carousel',
  component: Carousel,
  args: { label: 'Offers', slides, pauseLabel: 'Pause the offers', playLabel: 'Play the offers' },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME-01: what is shown by the clock can also be stopped and chosen. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the offers' }));
    await userEvent.click(canvas.getByRole('button', { name: '2/3: Lucky Friday: 10% back' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveAttribute('aria-current', 'true'), { timeout: 3000 });
    await expect(canvas.getByRole('button', { name: 'Play the offers' })).toBeVisible();
  },
};

/** The end joins the beginning. */
export const Looping: Story = {
  args: { intervalMs: 300, slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const index of [2, 1, 2]) {
      await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(`^${index}/2`) })).toHaveAttribute('aria-current', 'true'), { timeout: 4000 });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the offers' }));
  },
};
export const Single: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument(); },
};
export const FailedPicture: Story = {
  args: { slides: [{ id: 'broken', alt: 'Broken', source: { src: 'data:image/png;base64,broken' } }, ...slides.slice(0, 1)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByAltText('Broken')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: 'Double your first deposit' })).toBeVisible();
  },
};
