import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { GameCard, gameCardShapes } from '../GameCard/GameCard.tsx';
import { sampleGame } from '../GameCard/sampleGames.ts';
import { Stack } from '../Stack/Stack.tsx';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';

const meta = { title: 'UI kit/GameCardSkeleton', component: GameCardSkeleton } satisfies Meta<typeof GameCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Skeleton of the `edge` shape. */
export const Edge: Story = {
  render: () => (
    <CardGrid isBusy>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <GameCardSkeleton key={index} />
      ))}
    </CardGrid>
  ),
};

/** Skeleton of the `row` shape. */
export const Row: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, 1, 2].map((index) => (
        <GameCardSkeleton key={index} shape="row" />
      ))}
    </Stack>
  ),
};

/** Skeleton of the `framed` shape. */
export const Framed: Story = {
  render: () => (
    <CardGrid isBusy>
      {[0, 1, 2].map((index) => (
        <GameCardSkeleton key={index} shape="framed" />
      ))}
    </CardGrid>
  ),
};

/** Next to real cards: the measures are equal, so nothing shifts. */
export const InTheCardsMeasures: Story = {
  render: () => (
    <Stack>
      {gameCardShapes.map((shape) => (
        <CardGrid key={shape} columns={shape === 'row' ? 1 : 3}>
          <GameCardSkeleton shape={shape} />
          <GameCardSkeleton shape={shape} isStill />
          <GameCard {...sampleGame(0)} shape={shape} render={<a href="#play">Play</a>} />
        </CardGrid>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const grid of canvasElement.querySelectorAll('ul')) {
      const [stand, still, card] = [...grid.querySelectorAll('li > *')].map(
        (part) => part.getBoundingClientRect().height,
      );
      await expect(Math.abs((stand ?? 0) - (card ?? 1))).toBeLessThan(1);
      await expect(Math.abs((still ?? 0) - (card ?? 1))).toBeLessThan(1);
    }
  },
};
