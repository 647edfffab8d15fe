import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../longText.ts';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'UI kit/Stat',
  component: Stat,
  args: { label: 'Balance', children: '฿10,000.00' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main figure of a page. */
export const Large: Story = { args: { size: 'large' } };

/** Several figures. */
export const InARow: Story = {
  render: () => (
    <Card>
      <Stack direction="row" justify="space-between">
        <Stat label="Bets">128</Stat>
        <Stat label="Turnover">
          <Money amount="24800.00" />
        </Stat>
        <Stat label="Win or loss">
          <Money amount="-1250.50" tone="auto" />
        </Stat>
      </Stack>
    </Card>
  ),
};

/** Long labels are cut; the figure stays whole. */
export const LongText: Story = {
  args: { label: `${longText.german} ${longText.thai}`, children: <Money amount="999999999.99" currency="THB" /> },
};
