import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { longText } from '../longText.ts';
import { BrandHero } from './BrandHero.tsx';

const meta = {
  title: 'UI kit/BrandHero',
  component: BrandHero,
  args: { isUrgent: true },
} satisfies Meta<typeof BrandHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Picture without text. */
export const Picture: Story = {};

/** A welcome and one action. */
export const WithWords: Story = {
  args: {
    children: (
      <>
        <strong>Good to see you</strong>
        <span>Slots, live tables and sports in one place.</span>
        <LinkButton size="small" href="#register">
          Register
        </LinkButton>
      </>
    ),
  },
};

/** A low strip, for brands with low banners. */
export const Low: Story = { args: { height: 132, children: <strong>Good to see you</strong> } };

/** Long and Thai text: the hero grows and nothing is cut. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <strong>{longText.german}</strong>
        <span>{longText.thai}</span>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText(longText.german);
    const hero = words.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    for (const line of [words, within(canvasElement).getByText(longText.thai)]) {
      const { top, bottom, left, right } = line.getBoundingClientRect();
      await expect([top >= hero.top, bottom <= hero.bottom, left >= hero.left, right <= hero.right]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  },
};
