import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Money } from '../Money/Money.tsx';
import { RecordTable } from './RecordTable.tsx';

interface Bet { readonly id: string; readonly game: string; readonly stake: string; readonly result: string }

const rows: readonly Bet[] = [
  { id: '1', game: 'Lantern Alley', stake: '10.00', result: '25.00' },
  { id: '2', game: 'ราชันย์มังกรทองคำ', stake: '200.00', result: '-200.00' },
  { id: '3', game: 'Jade Elephant', stake: '5.00', result: '0.00' },
];

const meta = {
  title: 'UI kit/RecordTable',
  component: RecordTable<Bet>,
  args: {
    caption: 'Bets of today',
    rows,
    getKey: ({ id }) => id,
    columns: [
      { id: 'game', header: 'Game', render: ({ game }) => game },
      { id: 'stake', header: 'Stake', align: 'end', render: ({ stake }) => <Money amount={stake} /> },
      { id: 'result', header: 'Win or loss', align: 'end', render: ({ result }) => <Money amount={result} tone="auto" /> },
    ],
  },
} satisfies Meta<typeof RecordTable<Bet>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bets: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Bets of today' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getByRole('cell', { name: '+25.00' })).toBeVisible();
  },
};
