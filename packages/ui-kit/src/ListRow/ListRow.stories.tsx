import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import { longText } from '../longText.ts';
import { ListRow, RowList } from './ListRow.tsx';

const meta = { title: 'UI kit/ListRow', component: ListRow, args: { title: 'Betting record' } } satisfies Meta<
  typeof ListRow
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows that are links have a caret. */
export const Menu: Story = {
  render: () => (
    <RowList label="Member menu">
      <ListRow icon={<ClockCounterClockwiseIcon />} title="Betting record" render={<a href="#bets">Bets</a>} />
      <ListRow
        icon={<CoinsIcon />}
        title="Deposit"
        detail="Bank transfer, QR, card"
        render={<a href="#deposit">Deposit</a>}
      />
      <ListRow
        icon={<LockIcon />}
        title="เปลี่ยนรหัสผ่านสำหรับการถอนเงิน"
        end={<Badge tone="warning">Not set</Badge>}
        render={<button type="button">Set</button>}
      />
    </RowList>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Member menu' });
    await expect(within(list).getByRole('link', { name: 'Betting record' })).toHaveAttribute('href', '#bets');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Dense rows for records, with an amount at the end. */
export const Records: Story = {
  render: () => (
    <RowList label="Bets">
      <ListRow
        isDense
        title="Lantern Alley"
        detail="21 Nov 2026, 09:41"
        end={
          <>
            <Money amount="25.00" tone="auto" isStrong />
            <span>Stake 10.00</span>
          </>
        }
      />
      <ListRow
        isDense
        title="Tiger of the Tide"
        detail="21 Nov 2026, 09:38"
        end={
          <>
            <Money amount="-10.00" tone="auto" isStrong />
            <span>Stake 10.00</span>
          </>
        }
      />
    </RowList>
  ),
};

/** Long text wraps; icon and amount keep their positions. */
export const LongText: Story = {
  render: () => (
    <RowList label="Member menu">
      <ListRow
        icon={<CoinsIcon />}
        title={longText.word}
        detail={longText.thai}
        end={<Badge tone="warning">Not set</Badge>}
        render={<a href="#deposit">Deposit</a>}
      />
      <ListRow
        isDense
        title={longText.thai}
        detail={longText.german}
        end={<Money amount="1234567.00" tone="auto" isStrong />}
      />
    </RowList>
  ),
};

/** Right to left: the icon is on the right and the caret points left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <RowList label="Member menu">
      <ListRow icon={<CoinsIcon />} title="Deposit" render={<a href="#deposit">Deposit</a>} />
    </RowList>
  ),
};
