import type { Meta, StoryObj } from '@storybook/react-vite';

import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';

const meta = { title: 'UI kit/GameCardSkeleton', component: GameCardSkeleton } satisfies Meta<typeof GameCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In place of a card with its picture to the edge. */
export const Edge: Story = { render: () => <CardGrid isBusy>{[0, 1, 2, 3, 4, 5].map((index) => <GameCardSkeleton key={index} />)}</CardGrid> };

/** In place of a row. */
export const Row: Story = { render: () => <Stack gap={2}>{[0, 1, 2].map((index) => <GameCardSkeleton key={index} shape="row" />)}</Stack> };

/** In place of a framed card. */
export const Framed: Story = { render: () => <CardGrid isBusy>{[0, 1, 2].map((index) => <GameCardSkeleton key={index} shape="framed" />)}</CardGrid> };
