import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Money } from '../Money/Money.tsx';
import { Table } from './Table.tsx';

interface Bet {
  readonly id: string;
  readonly game: string;
  readonly stake: string;
  readonly result: string;
}

const rows: readonly Bet[] = [
  { id: '1', game: 'Lantern Alley', stake: '10.00', result: '25.00' },
  { id: '2', game: 'ราชันย์มังกรทองคำ', stake: '200.00', result: '-200.00' },
  { id: '3', game: 'Jade Elephant', stake: '5.00', result: '0.00' },
];

const meta = {
  title: 'UI kit/Table',
  component: Table<Bet>,
  args: {
    caption: 'Bets of today',
    rows,
    getKey: ({ id }) => id,
    columns: [
      { id: 'game', header: 'Game', isRowName: true, render: ({ game }) => game },
      { id: 'stake', header: 'Stake', align: 'end', render: ({ stake }) => <Money amount={stake} /> },
      {
        id: 'result',
        header: 'Win or loss',
        align: 'end',
        render: ({ result }) => <Money amount={result} tone="auto" />,
      },
    ],
  },
} satisfies Meta<typeof Table<Bet>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns: names at the start, figures aligned at the end. */
export const Bets: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Bets of today' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getByRole('rowheader', { name: 'Lantern Alley' })).toBeVisible();
    await expect(within(table).getByRole('cell', { name: '+25.00' })).toBeVisible();
  },
};

/** Extra columns scroll sideways, also by keyboard. */
export const ScrollsSideways: Story = {
  args: {
    columns: Array.from({ length: 8 }, (_, index) => ({
      id: String(index),
      header: `Round ${index + 1}`,
      align: 'end' as const,
      render: ({ stake }: Bet) => <Money amount={stake} />,
    })),
  },
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('region', { name: 'Bets of today' });
    await expect(place.scrollWidth).toBeGreaterThan(place.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(place).toHaveAttribute('tabindex', '0');
  },
};

/** Long names wrap inside their column. */
export const LongText: Story = {
  args: {
    rows: [
      { id: '1', game: 'Donaudampfschifffahrtsgesellschaftskapitän', stake: '1000000.00', result: '-1000000.00' },
      { id: '2', game: 'ราชันย์มังกรทองคำแห่งอาณาจักรใต้ทะเลลึก', stake: '5.00', result: '0.00' },
    ],
  },
};

/** Right to left: names are on the right and figures on the left. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, , last] = within(canvasElement).getAllByRole('columnheader');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(last?.getBoundingClientRect().left ?? 0);
  },
};
