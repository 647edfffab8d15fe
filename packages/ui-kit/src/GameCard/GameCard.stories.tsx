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
  render: (args) => <CardGrid label="Games"><GameCard {...args} /></CardGrid>,
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
  render: (args) => <Stack gap={2}>{[0, 1, 6].map((index) => <GameCard key={index} {...args} {...sampleGame(index)} />)}</Stack>,
};

/** Picture in a frame, with the badge in its corner. */
export const Framed: Story = { args: { shape: 'framed', badges: [{ tone: 'jackpot', label: 'Jackpot' }] } };

/** The heart is filled for a favourite. */
export const Favourite: Story = { args: { favourite: { ...favourite, isOn: true, label: 'Remove Lantern Alley from favourites' } } };

/** A game under maintenance says so. */
export const Maintenance: Story = {
  args: { maintenanceLabel: 'Back soon' },
  render: (args) => (
    <Stack>
      <CardGrid label="Games"><GameCard {...args} /><GameCard {...args} shape="framed" /></CardGrid>
      <GameCard {...args} shape="row" />
    </Stack>
  ),
};

/** Without a picture the placeholder stays. */
export const WithoutArt: Story = { args: { art: { src: 'data:image/png;base64,broken', dominantColor: sampleGame(0).art.dominantColor ?? '' } } };

/** Several cards, as in a list. */
export const Shelf: Story = {
  render: (args) => (
    <CardGrid label="Games">
      {Array.from({ length: 9 }, (_, index) => (
        <GameCard
          key={index}
          {...args}
          {...sampleGame(index)}
          badges={index % 4 === 1 ? [{ tone: 'hot', label: 'Hot' }] : index % 4 === 3 ? [{ tone: 'new', label: 'New' }] : []}
        />
      ))}
    </CardGrid>
  ),
};

/** Names that are too long end in an ellipsis; screen readers read them in full. */
export const LongText: Story = {
  render: (args) => <CardGrid label="Games">{[longText.word, longText.thai, longText.german].map((name) => <GameCard key={name} {...args} name={name} vendor={longText.word} />)}</CardGrid>,
};
