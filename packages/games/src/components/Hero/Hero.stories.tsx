import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildAnnouncements, buildBanner, buildSession } from '@parlor/testing';
import { expect, waitFor, within } from 'storybook/test';
import { rowBrand, storyApp } from '../../testing/storyApp.tsx';
import { Hero } from './Hero.tsx';

const banners = buildAnnouncements({
  banners: [buildBanner({ title: 'Warm first week', subtitle: 'Terms that are easy to read' })],
});
const options = { session: buildSession(), answers: { listAnnouncements: banners } };

const meta = { title: 'Games/Hero', component: Hero } satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that a text is within its slide and within the scrim behind it. */
async function standsOnScrim(canvasElement: HTMLElement, text: string): Promise<void> {
  const line = await within(canvasElement).findByText(text);
  const scrim = line.parentElement ?? canvasElement;
  await waitFor(() => expect(line.getBoundingClientRect().width).toBeGreaterThan(0));
  const glyphs = document.createRange();
  glyphs.selectNodeContents(line);
  const [words, behind] = [glyphs.getBoundingClientRect(), scrim.getBoundingClientRect()];
  await expect(words.left).toBeGreaterThanOrEqual(behind.left);
  await expect(words.right).toBeLessThanOrEqual(behind.right);
  await expect(words.top).toBeGreaterThanOrEqual(behind.top);
  // The dots are in the lowest 24 px.
  await expect(words.bottom).toBeLessThanOrEqual(behind.bottom - 24);
  // A plain colour, at least as dark as the scrim of the theme check, which tests white text over a white picture.
  const [, alpha = '1'] = /(?:,|\/)\s*([\d.]+)\)$/.exec(getComputedStyle(scrim).backgroundColor) ?? [];
  await expect(Number(alpha)).toBeGreaterThan(0.6);
}

/** HOME-01 The text is on an even scrim, within the slide and above the dots. */
export const Full: Story = {
  decorators: [storyApp({ ...options, brand: { ...rowBrand, layout: { ...rowBrand.layout, banner: 'full' } } })],
  play: async ({ canvasElement }) => {
    await standsOnScrim(canvasElement, 'Warm first week');
    await standsOnScrim(canvasElement, 'Terms that are easy to read');
  },
};

/** HOME-01 The title of a low strip is above the dots even on the smallest phone. */
export const Strip: Story = {
  decorators: [storyApp({ ...options, brand: rowBrand })],
  play: async ({ canvasElement }) => standsOnScrim(canvasElement, 'Warm first week'),
};
