import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildGame, buildSession } from '@parlor/testing';
import { CardGrid, Page } from '@parlor/ui-kit';
import { storyApp } from '../../testing/storyApp.tsx';
import { GameTile, GameTileSkeleton } from './GameTile.tsx';

const meta = {
  title: 'Games/GameTile',
  component: GameTile,
  args: { game: buildGame(), headingLevel: 2 },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <CardGrid columns={args.shape === 'row' ? 1 : 3}>
        <GameTile {...args} />
      </CardGrid>
    </Page>
  ),
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A popular game. */
export const Hot: Story = { decorators: [storyApp()] };
/** A new game. */
export const New: Story = { args: { game: buildGame({ isNew: true }) }, decorators: [storyApp()] };
/** A game with a jackpot. */
export const Jackpot: Story = { args: { game: buildGame({ hasJackpot: true }) }, decorators: [storyApp()] };
/** A game under maintenance. */
export const Maintenance: Story = { args: { game: buildGame({ isMaintained: true }) }, decorators: [storyApp()] };
/** A game that is not playable yet. */
export const OpensSoon: Story = { args: { game: buildGame({ opensSoon: true }) }, decorators: [storyApp()] };
/** The same game as a row. */
export const OpensSoonRow: Story = {
  args: { game: buildGame({ opensSoon: true }), shape: 'row' },
  decorators: [storyApp()],
};
/** A favourite: the heart is filled. */
export const Favourite: Story = {
  args: { game: buildGame({ nodeId: '100002' }) },
  decorators: [storyApp({ session: buildSession() })],
};
/** The tile as a row. */
export const Row: Story = { args: { shape: 'row' }, decorators: [storyApp()] };
/** The skeleton of the tile. */
export const Pending: Story = {
  render: () => (
    <Page>
      <CardGrid isBusy>
        <GameTileSkeleton />
      </CardGrid>
    </Page>
  ),
  decorators: [storyApp()],
};
