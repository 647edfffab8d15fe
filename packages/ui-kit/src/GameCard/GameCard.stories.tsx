import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../longText.ts';
import { GameCard } from './GameCard.tsx';
import { sampleGame } from './sampleGames.ts';

const onToggle = fn();
const favourite = { isOn: false, label: 'Add Lantern Alley to favourites', onToggle };

const meta = {
  title: 'UI kit/GameCard',
  component: GameCard,
  args: { ...sampleGame(0), render: <a href="#play">Play</a>, favourite },
  render: (args) => (
    <CardGrid label="Games">
      <GameCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof GameCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card opens the game; the heart is a separate button. */
export const Edge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Lantern Alley' })).toHaveAttribute('href', '#play');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Lantern Alley to favourites', pressed: false }));
    await expect(onToggle).toHaveBeenCalled();
  },
};

/** Picture at the start, text beside it. */
export const Row: Story = {
  args: { shape: 'row', badges: [{ tone: 'hot', label: 'Hot' }] },
  render: (args) => (
    <Stack gap={2}>
      {[0, 1, 6].map((index) => (
        <GameCard key={index} {...args} {...sampleGame(index)} />
      ))}
    </Stack>
  ),
};

/** Picture in a frame, with the badge in its corner. */
export const Framed: Story = { args: { shape: 'framed', badges: [{ tone: 'jackpot', label: 'Jackpot' }] } };

/** The heart is filled for a favourite. */
export const Favourite: Story = {
  args: { favourite: { ...favourite, isOn: true, label: 'Remove Lantern Alley from favourites' } },
};

/** A game under maintenance is marked. */
export const Maintenance: Story = {
  args: { maintenanceLabel: 'Back soon' },
  render: (args) => (
    <Stack>
      <CardGrid label="Games">
        <GameCard {...args} />
        <GameCard {...args} shape="framed" />
      </CardGrid>
      <GameCard {...args} shape="row" />
    </Stack>
  ),
};

/** A game that opens soon is marked in every shape. Its picture is not greyed. */
export const OpensSoon: Story = {
  args: {
    badges: [{ tone: 'neutral', label: 'Soon' }],
    render: <a href="#play" aria-label="Lantern Alley, opens soon" />,
  },
  render: (args) => (
    <Stack>
      <CardGrid label="Games">
        <GameCard {...args} />
        <GameCard {...args} badges={[{ tone: 'neutral', label: 'เร็ว ๆ นี้' }]} />
        <GameCard {...args} shape="framed" />
      </CardGrid>
      <GameCard {...args} shape="row" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole('article')) {
      await expect(within(card).getByRole('link', { name: 'Lantern Alley, opens soon' })).toBeInTheDocument();
      const badge = within(card)
        .getByText(/^(?:Soon|เร็ว ๆ นี้)$/)
        .getBoundingClientRect();
      const heart = within(card).getByRole('button').getBoundingClientRect();
      await expect(badge.width * badge.height).toBeGreaterThan(0);
      await expect(
        Math.min(badge.right, heart.right) - Math.max(badge.left, heart.left) <= 0 ||
          Math.min(badge.bottom, heart.bottom) - Math.max(badge.top, heart.top) <= 0,
      ).toBe(true);
    }
  },
};

/** Without a picture the placeholder stays. */
export const WithoutArt: Story = {
  args: { art: { src: 'data:image/png;base64,broken', dominantColor: sampleGame(0).art.dominantColor ?? '' } },
};

/** Several cards, as in a list. */
export const Shelf: Story = {
  render: (args) => (
    <CardGrid label="Games">
      {Array.from({ length: 9 }, (_, index) => (
        <GameCard
          key={index}
          {...args}
          {...sampleGame(index)}
          badges={
            index % 4 === 1 ? [{ tone: 'hot', label: 'Hot' }] : index % 4 === 3 ? [{ tone: 'new', label: 'New' }] : []
          }
        />
      ))}
    </CardGrid>
  ),
};

/**
 * Names take two lines, and longer ones end in an ellipsis, also in a button; screen readers read them in full. All
 * cards have the same height.
 */
export const LongText: Story = {
  render: (args) => (
    <CardGrid label="Games">
      {['Koi', longText.word, longText.thai, longText.german].map((name) => (
        <GameCard key={name} {...args} name={name} vendor={longText.word} />
      ))}
      <GameCard {...args} name={longText.thai} vendor={longText.word} render={<button type="button">Play</button>} />
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const [short, ...long] = within(canvasElement)
      .getAllByRole('heading')
      .map((name) => name.getBoundingClientRect().height);
    for (const height of long) await expect(height).toBeCloseTo((short ?? 0) * 2, 0);
    const cards = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().height);
    for (const height of cards) await expect(height).toBeCloseTo(cards[0] ?? 0, 0);
  },
};

/** On a narrow screen the badge is below the picture, where it covers neither lettering nor the heart. */
export const Badged: Story = {
  args: { badges: [{ tone: 'jackpot', label: 'Jackpot' }] },
  render: (args) => (
    <CardGrid label="Games">
      {[0, 1, 2].map((index) => (
        <GameCard key={index} {...args} {...sampleGame(index)} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole('article')) {
      const badge = within(card).getByText('Jackpot').getBoundingClientRect();
      const heart = within(card).getByRole('button').getBoundingClientRect();
      const picture = card.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      await expect(
        Math.min(badge.right, heart.right) - Math.max(badge.left, heart.left) <= 0 ||
          Math.min(badge.bottom, heart.bottom) - Math.max(badge.top, heart.top) <= 0,
      ).toBe(true);
      // Either in the upper corner or below the picture: lettering is in the lower half.
      const isBelow = badge.top >= picture.bottom;
      await expect(isBelow || badge.bottom < picture.top + picture.height / 3).toBe(true);
      await expect(isBelow).toBe(window.innerWidth < 359);
    }
  },
};

/** On a small phone badges are below the picture. */
export const BadgedSmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  args: Badged.args,
  render: Badged.render,
  play: Badged.play,
};
