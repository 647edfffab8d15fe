import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { AppFrame, Page } from '../Page/Page.tsx';
import { longText } from '../longText.ts';
import { BottomBar } from './BottomBar.tsx';

const entries = [
  {
    id: 'home',
    label: 'Home',
    icon: <HouseIcon />,
    currentIcon: <HouseIcon weight="fill" />,
    render: <a href="#home">Home</a>,
    isCurrent: true,
  },
  { id: 'promotion', label: 'Promotions', icon: <GiftIcon />, render: <a href="#promotions">Promotions</a> },
  { id: 'deposit', label: 'Deposit', icon: <CoinsIcon />, render: <a href="#deposit">Deposit</a> },
  { id: 'invite', label: 'Invite', icon: <UsersThreeIcon />, render: <button type="button">Invite</button> },
  {
    id: 'member',
    label: 'Me',
    icon: <UserIcon />,
    render: <a href="#member">Me</a>,
    count: { shown: '3', label: '3 unread messages' },
  },
];

const meta = {
  title: 'UI kit/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', entries },
  render: (args) => (
    <AppFrame>
      <Page>
        <Skeleton shape="banner" />
        <Skeleton shape="banner" />
      </Page>
      <BottomBar {...args} />
    </AppFrame>
  ),
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The deposit entry is a raised round button. */
export const Raised: Story = {
  args: { shape: 'raised' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await expect(within(bar).getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    await expect(within(bar).getByRole('link', { name: 'Me 3 unread messages' })).toBeVisible();
  },
};

/** Five labels in one row. */
export const Flat: Story = { args: { shape: 'flat' } };

/** On a small phone the site's labels are shown in full. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (const label of ['Home', 'Promotions', 'Deposit', 'Invite', 'Me']) {
      const words = within(canvasElement).getByText(label);
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
  },
};

/** On a small phone the labels are shown in full on the island too. */
export const SmallPhoneFloating: Story = { ...SmallPhone, args: { shape: 'floating' } };

/** An island above the page, which stays visible on both sides. */
export const Floating: Story = { args: { shape: 'floating' } };

/** Thai labels stay on one line. */
export const Thai: Story = {
  args: {
    entries: entries.map((entry, index) => ({
      ...entry,
      label: ['หน้าแรก', 'โปรโมชั่น', 'ฝากเงิน', 'แนะนำเพื่อน', 'สมาชิก'][index] ?? entry.label,
    })),
  },
};

/** Labels that are too long end in an ellipsis; screen readers read them in full. */
export const LongText: Story = {
  args: {
    entries: entries.map((entry, index) => ({
      ...entry,
      label: [longText.word, longText.thai, longText.german, longText.thai, longText.word][index] ?? entry.label,
    })),
  },
};

/** Right to left: the first entry is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links[0]?.getBoundingClientRect().left).toBeGreaterThan(
      links.at(-1)?.getBoundingClientRect().left ?? 0,
    );
  },
};
