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

/** Many play it. */
export const Hot: Story = { decorators: [storyApp()] };
/** It is new. */
export const New: Story = { args: { game: buildGame({ isNew: true }) }, decorators: [storyApp()] };
/** It has a jackpot. */
export const Jackpot: Story = { args: { game: buildGame({ hasJackpot: true }) }, decorators: [storyApp()] };
/** It is paused. */
export const Maintenance: Story = { args: { game: buildGame({ isMaintained: true }) }, decorators: [storyApp()] };
/** No server opens it yet. */
export const OpensSoon: Story = { args: { game: buildGame({ opensSoon: true }) }, decorators: [storyApp()] };
/** The same as a row. */
export const OpensSoonRow: Story = {
  args: { game: buildGame({ opensSoon: true }), shape: 'row' },
  decorators: [storyApp()],
};
/** Its heart is filled. */
export const Favourite: Story = {
  args: { game: buildGame({ nodeId: '100002' }) },
  decorators: [storyApp({ session: buildSession() })],
};
/** As a row. */
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
