import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import { sampleGame } from '../GameCard/sampleGames.ts';
import { GameCardSkeleton } from '../GameCardSkeleton/GameCardSkeleton.tsx';
import { pictureBackground } from '../Picture/pictureBackground.ts';
import { InfiniteGrid, type InfiniteGridProps } from './InfiniteGrid.tsx';

type Game = ReturnType<typeof sampleGame>;

const games = (count: number): Game[] => Array.from({ length: count }, (_, index) => sampleGame(index));

const meta = {
  title: 'UI kit/InfiniteGrid',
  component: InfiniteGrid<Game>,
  args: {
    label: 'Games',
    items: games(36),
    hasMore: false,
    isLoading: false,
    onLoadMore: fn(),
    endText: 'That is all of them',
    renderItem: (game, _, isReused) => (
      <GameCard
        {...game}
        background={isReused ? pictureBackground(game.art) : undefined}
        render={<a href={`#${game.id}`}>Play</a>}
      />
    ),
    renderSkeleton: () => <GameCardSkeleton />,
    empty: <EmptyState title="No games here" description="Take a filter off to see more." scene="games" />,
  },
} satisfies Meta<typeof InfiniteGrid<Game>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything fits one page. */
export const OnePage: Story = {};

/** GAME-04: the list has ten thousand games, the document a screenful of them, and the page the height of all. */
export const TenThousand: Story = {
  args: { items: games(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80);
    const row = canvas.getAllByRole('listitem')[0]?.parentElement;
    await waitFor(() =>
      expect(canvas.getByRole('list').getBoundingClientRect().height / Math.ceil(10_000 / 3)).toBeCloseTo(
        row?.getBoundingClientRect().height ?? 0,
        0,
      ),
    );
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    // Only rows near the viewport are rendered.
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('listitem')[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1000),
    );
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    window.scrollTo(0, 0);
    // The rows of the first screen reappear at their positions.
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1'));
  },
};

/** Each card shows the picture of its own game, though its element showed another game before. */
export const Reused: Story = {
  args: { items: games(900) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    const elements = new Set<Element>();
    for (const place of [0.3, 0.5, 0.7]) {
      window.scrollTo(0, document.documentElement.scrollHeight * place);
      await waitFor(() =>
        expect(Number(canvas.getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(
          900 * place,
        ),
      );
      const pictures = [...canvasElement.querySelectorAll('[data-part="picture"]')];
      await expect(pictures.length).toBeGreaterThan(8);
      for (const picture of pictures) {
        const index = Number(picture.closest('[role="listitem"]')?.getAttribute('aria-posinset')) - 1;
        await expect(getComputedStyle(picture).backgroundImage).toBe(`url("${sampleGame(index).art.src}")`);
        elements.add(picture);
      }
    }
    await expect(elements.size).toBeLessThan(40);
    window.scrollTo(0, 0);
  },
};

function Growing(args: InfiniteGridProps<Game>): ReactNode {
  const [count, setCount] = useState(36);
  return (
    <InfiniteGrid
      {...args}
      items={games(count)}
      hasMore={count < 108}
      onLoadMore={() => {
        setCount(count + 36);
      }}
    />
  );
}

/** GAME-04: the next page is fetched near the bottom and appended. */
export const LoadsMore: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getByText('That is all of them')).toBeVisible();
    });
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '108'));
    window.scrollTo(0, 0);
  },
};

/** Placeholders of the same shape while the first page loads. */
export const Loading: Story = { args: { items: [], isLoading: true, hasMore: true } };

/** An empty list, with an action. */
export const Empty: Story = { args: { items: [] } };

/** The list failed to load, with a retry. */
export const Failed: Story = {
  args: {
    items: games(6),
    hasMore: true,
    failure: <ErrorState title="The next games did not load" retryLabel="Try again" onRetry={fn()} />,
  },
};

/** In one column. */
export const Rows: Story = {
  args: {
    columns: 1,
    items: games(8),
    renderItem: (game, _, isReused) => (
      <GameCard
        {...game}
        background={isReused ? pictureBackground(game.art) : undefined}
        shape="row"
        render={<a href={`#${game.id}`}>Play</a>}
      />
    ),
  },
};
