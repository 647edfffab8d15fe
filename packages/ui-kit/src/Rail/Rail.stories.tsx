import { FlameIcon } from '@phosphor-icons/react/dist/csr/Flame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { GameCard } from '../GameCard/GameCard.tsx';
import { sampleGame } from '../GameCard/sampleGames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { longText } from '../longText.ts';
import { Rail } from './Rail.tsx';

const meta = {
  title: 'UI kit/Rail',
  component: Rail,
  args: {
    title: 'Hot games',
    icon: <FlameIcon weight="fill" />,
    all: { label: 'All', render: <a href="#hot">All</a> },
    children: Array.from({ length: 8 }, (_, index) => (
      <GameCard key={index} {...sampleGame(index)} render={<a href="#play">Play</a>} />
    )),
  },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row that scrolls sideways and mounts cards as they come near. */
export const Games: Story = {
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('region', { name: 'Hot games' });
    // Cards mount as their position comes near.
    await waitFor(async () => {
      const cards = within(rail).getAllByRole('listitem');
      cards.at(-1)?.scrollIntoView({ inline: 'end', block: 'nearest', behavior: 'instant' });
      await expect(cards).toHaveLength(8);
    });
    await expect(within(rail).getByRole('link', { name: 'All : Hot games' })).toHaveAttribute('href', '#hot');
  },
};

/** Narrow cards. */
export const Small: Story = { args: { itemSize: 'small' } };

/** Wide cards, for brands that show fewer and larger cards. */
export const Wide: Story = {
  args: {
    itemSize: 'wide',
    children: Array.from({ length: 8 }, (_, index) => (
      <GameCard key={index} {...sampleGame(index)} shape="framed" render={<a href="#play">Play</a>} />
    )),
  },
};

/** The widest cards, for games to continue. */
export const Large: Story = {
  args: {
    itemSize: 'large',
    title: 'เล่นต่อจากครั้งก่อน',
    children: [0, 1, 2].map((index) => (
      <GameCard key={index} {...sampleGame(index)} shape="row" render={<a href="#play">Play</a>} />
    )),
  },
};

/** Skeletons while the cards load. */
export const Loading: Story = {
  args: { isBusy: true, children: [0, 1, 2, 3].map((index) => <Skeleton key={index} shape="art" />) },
};

/** A long heading wraps; the link stays beside it. */
export const LongText: Story = {
  args: { title: longText.thai, all: { label: 'All', render: <a href="#all">All</a> } },
};

/** Right to left: the first card is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
};
