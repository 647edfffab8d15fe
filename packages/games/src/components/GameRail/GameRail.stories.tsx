import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameCardShapes, type GameCardShape } from '@parlor/ui-kit';
import { BrandProvider, useBrand } from '@parlor/ui-kit/brand';
import { expect, waitFor } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import type { RailTopic } from '../../model/railRequest.ts';
import { GameRows } from '../GameRows/GameRows.tsx';
import { rowsHeight } from '../GameRows/rowsHeight.ts';
import { GameRail, GameRailSkeleton, railHeights } from './GameRail.tsx';

const meta = {
  title: 'Games/GameRail',
  component: GameRail,
  args: { topic: 'HOT' },
  decorators: [storyApp()],
} satisfies Meta<typeof GameRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand of the toolbar with cards of another shape. */
function WithShape({ shape, children }: { shape: GameCardShape; children: ReactNode }) {
  const brand = useBrand();
  return (
    <BrandProvider value={{ ...brand, layout: { ...brand.layout, gameCard: shape } }}>
      <div data-measured>{children}</div>
    </BrandProvider>
  );
}

/** The empty space that a section of home reserves before the page is touched. */
function Place({ height }: { height: string }) {
  return <div style={{ paddingBlockEnd: height }} />;
}

/** The first games of a topic, with a link to all. */
export const Loaded: Story = {};

/** Topics of the placeholder and the rail of each shape. Each region of the page needs a unique name. */
const topics = {
  edge: ['LIVE', 'FISH'],
  row: ['SPORTS', 'ESPORTS'],
  framed: ['CRASH', 'NEW'],
} as const satisfies Record<GameCardShape, readonly RailTopic[]>;

/** The reserved space, the placeholder and the rail have the same height, so nothing below moves. */
export const InTheRailsMeasures: Story = {
  render: () => (
    <>
      {gameCardShapes.map((shape) => (
        <WithShape key={shape} shape={shape}>
          <Place height={railHeights[shape]} />
          <GameRailSkeleton topic={topics[shape][0]} />
          <GameRail topic={topics[shape][1]} />
        </WithShape>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-measured]')];
    await waitFor(() =>
      expect(boxes.map((box) => box.querySelector(':scope > :last-child article') !== null)).not.toContain(false),
    );
    for (const box of boxes) {
      const [place, ...parts] = [...box.children].map((part) => part.getBoundingClientRect().height);
      await expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) await expect(Math.abs(part - (place ?? 0))).toBeLessThan(1);
    }
  },
};

/** The same for rows under each other. */
export const InTheRowsMeasures: Story = {
  render: () => (
    <WithShape shape="row">
      <Place height={rowsHeight} />
      <GameRows category="LIVE" isEnabled={false} />
      <GameRows category="FISH" />
    </WithShape>
  ),
  play: InTheRailsMeasures.play,
};
