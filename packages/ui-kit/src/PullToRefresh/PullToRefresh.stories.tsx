import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { ListRow, RowList } from '../ListRow/ListRow.tsx';
import { longText } from '../longText.ts';
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx';

function Records(args: PullToRefreshProps): ReactNode {
  const [turn, setTurn] = useState(1);
  const [isRefreshing, setIsRefreshing] = useState(args.isRefreshing);
  const refresh = (): void => {
    setIsRefreshing(true);
    setTimeout(() => {
      setTurn((before) => before + 1);
      setIsRefreshing(false);
    }, 300);
  };
  return (
    <PullToRefresh {...args} isRefreshing={isRefreshing} onRefresh={refresh}>
      <RowList>
        {['Lantern Alley', 'Jade Elephant', 'Monsoon Gold'].map((game) => (
          <ListRow key={game} title={game} detail={`Page ${turn}`} />
        ))}
      </RowList>
    </PullToRefresh>
  );
}

const meta = {
  title: 'UI kit/PullToRefresh',
  component: PullToRefresh,
  args: {
    children: null,
    isRefreshing: false,
    onRefresh: () => undefined,
    refreshLabel: 'Refresh',
    pullText: 'Pull to refresh',
    releaseText: 'Let go to refresh',
    refreshingText: 'Refreshing',
  },
  render: (args) => <Records {...args} />,
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pulled by touch beyond the threshold; releasing refreshes. */
export const ByFinger: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByText('Lantern Alley');
    const finger = (y: number): Touch => new Touch({ identifier: 1, target: row, clientX: 100, clientY: y });
    await fireEvent.touchStart(row, { touches: [finger(100)] });
    for (const y of [112, 150, 200, 260]) await fireEvent.touchMove(row, { touches: [finger(y)] });
    await expect(within(canvasElement).getByText('Let go to refresh')).toBeVisible();
    await fireEvent.touchEnd(row, { touches: [] });
    await waitFor(() => expect(within(canvasElement).getAllByText('Page 2')[0]).toBeVisible(), { timeout: 15_000 });
  },
};

/** The same by a button: visible for a mouse, focusable on a phone. */
export const ByButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Refresh' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Refreshing');
    await waitFor(() => expect(canvas.getAllByText('Page 2')[0]).toBeVisible(), { timeout: 15_000 });
    await expect(button).toHaveFocus();
  },
};

/** While refreshing, the content makes room for the text. */
export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Refreshing');
  },
};

/** Long text wraps beside the icon. */
export const LongText: Story = {
  args: { isRefreshing: true, refreshingText: longText.thai, refreshLabel: longText.german },
};

/** Right to left. */
export const RightToLeft: Story = {
  args: { refreshLabel: 'تحديث' },
  render: (args) => (
    <div dir="rtl">
      <Records {...args} />
    </div>
  ),
};
