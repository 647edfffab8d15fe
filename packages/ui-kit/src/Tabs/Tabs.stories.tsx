import { CherriesIcon } from '@phosphor-icons/react/dist/csr/Cherries';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { FlameIcon } from '@phosphor-icons/react/dist/csr/Flame';
import { SoccerBallIcon } from '@phosphor-icons/react/dist/csr/SoccerBall';
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Text } from '../Text/Text.tsx';
import { longText } from '../longText.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const items = [
  { id: 'hot', label: 'Hot', icon: <FlameIcon aria-hidden /> },
  { id: 'slot', label: 'Slots', icon: <CherriesIcon aria-hidden /> },
  { id: 'live', label: 'Live casino', icon: <VideoCameraIcon aria-hidden /> },
  { id: 'fish', label: 'Fishing', icon: <FishIcon aria-hidden /> },
  { id: 'sports', label: 'Sports', icon: <SoccerBallIcon aria-hidden /> },
] as const;

function ChosenTabs(args: TabsProps): ReactNode {
  const [value, setValue] = useState(args.value);
  return (
    <Tabs {...args} value={value} onChange={setValue}>
      <Text>{items.find(({ id }) => id === value)?.label} games</Text>
    </Tabs>
  );
}

const meta = {
  title: 'UI kit/Tabs',
  component: Tabs,
  args: { label: 'Game categories', items, value: 'hot', onChange: () => undefined },
  render: (args) => <ChosenTabs {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move the selection and wrap; the panel follows. */
export const Line: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Hot' }));
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Sports' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Sports' })).toHaveTextContent('Sports games');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Hot', selected: true })).toHaveFocus();
  },
};

/** Right to left, arrow keys go the other way. */
export const LineRightToLeft: Story = { globals: { direction: 'rtl' }, play: Line.play };

/** Filled when selected; for filters. */
export const Pill: Story = { args: { variant: 'pill' } };

/** Tiles with an icon, for categories. */
export const Icon: Story = { args: { variant: 'icon', value: 'live' } };

/** Tabs share the full width. */
export const Fitted: Story = { args: { isFitted: true, items: items.slice(0, 2) } };

/** Long labels stay whole; the row scrolls sideways. */
export const LongText: Story = {
  args: {
    items: items.map((item, index) =>
      index < 2 ? { ...item, label: index === 0 ? longText.thai : longText.word } : item,
    ),
  },
};
