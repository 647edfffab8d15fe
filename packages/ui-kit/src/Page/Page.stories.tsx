import { CherriesIcon } from '@phosphor-icons/react/dist/csr/Cherries';
import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { FlameIcon } from '@phosphor-icons/react/dist/csr/Flame';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { SoccerBallIcon } from '@phosphor-icons/react/dist/csr/SoccerBall';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';

import { BottomBar, type BottomBarShape } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { Field } from '../Field/Field.tsx';
import { GameCard, type GameCardShape } from '../GameCard/GameCard.tsx';
import { sampleGame } from '../GameCard/sampleGames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Marquee } from '../Marquee/Marquee.tsx';
import { Money } from '../Money/Money.tsx';
import { Rail } from '../Rail/Rail.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { longText } from '../longText.ts';
import { AppFrame, Page } from './Page.tsx';

function Bottom({ shape }: { readonly shape: BottomBarShape }): ReactNode {
  return (
    <BottomBar
      label="Main"
      shape={shape}
      entries={[
        {
          id: 'home',
          label: 'Home',
          icon: <HouseIcon />,
          currentIcon: <HouseIcon weight="fill" />,
          render: <a href="#home">Home</a>,
          isCurrent: true,
        },
        { id: 'promotions', label: 'Promotions', icon: <GiftIcon />, render: <a href="#promotions">Promotions</a> },
        { id: 'deposit', label: 'Deposit', icon: <CoinsIcon />, render: <a href="#deposit">Deposit</a> },
        { id: 'invite', label: 'Invite', icon: <UsersThreeIcon />, render: <a href="#invite">Invite</a> },
        { id: 'member', label: 'Me', icon: <UserIcon />, render: <a href="#member">Me</a> },
      ]}
    />
  );
}

function Lobby({ bar, card }: { readonly bar: BottomBarShape; readonly card: GameCardShape }): ReactNode {
  const cards = [0, 1, 2, 3, 4, 5].map((index) => (
    <GameCard
      key={index}
      {...sampleGame(index)}
      shape={card}
      headingLevel={card === 'row' ? 2 : 3}
      badges={index === 0 ? [{ tone: 'jackpot', label: 'Jackpot' }] : []}
      favourite={{ isOn: index === 1, label: 'Favourite', onToggle: () => undefined }}
      render={<a href="#play">Play</a>}
    />
  ));
  return (
    <AppFrame>
      <TopBar
        title="Slots"
        backLabel="Back"
        actions={
          <IconButton label="Search games">
            <MagnifyingGlassIcon aria-hidden />
          </IconButton>
        }
      />
      <Page>
        <Card hasPattern>
          <Stack direction="row" justify="space-between" align="center">
            <Stat label="Balance" size="large">
              <Money amount="10000.00" currency="THB" />
            </Stat>
            <Button size="small">Deposit</Button>
          </Stack>
        </Card>
        <Marquee
          label="Announcements"
          emptyText="No announcement"
          pauseLabel="Pause"
          playLabel="Play"
          icon={<MegaphoneIcon />}
          items={[
            { id: 'a', text: 'Deposits by bank transfer are slower tonight' },
            { id: 'b', text: 'Twelve new games this week' },
          ]}
        />
        <Tabs
          label="Categories"
          variant="icon"
          value="hot"
          onChange={() => undefined}
          items={[
            { id: 'hot', label: 'Hot', icon: <FlameIcon aria-hidden /> },
            { id: 'slots', label: 'Slots', icon: <CherriesIcon aria-hidden /> },
            { id: 'fishing', label: 'Fishing', icon: <FishIcon aria-hidden /> },
            { id: 'sports', label: 'Sports', icon: <SoccerBallIcon aria-hidden /> },
          ]}
        />
        {card === 'row' ? (
          <Stack gap={2}>{cards}</Stack>
        ) : (
          <Rail
            title="Hot games"
            icon={<FlameIcon weight="fill" />}
            all={{ label: 'All', render: <a href="#all">All</a> }}
          >
            {cards}
          </Rail>
        )}
        {card !== 'row' && <CardGrid label="All games">{cards}</CardGrid>}
      </Page>
      <Bottom shape={bar} />
    </AppFrame>
  );
}

const meta = {
  title: 'UI kit/Page',
  component: Page,
  // The axe rule does not know that content under the bottom bar can be scrolled into view.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  args: { children: null },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bottom bar is in the flow, so it covers nothing at the end of the page. */
export const LobbyRaised: Story = {
  render: () => <Lobby bar="raised" card="edge" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    // A page scrolls by whole pixels, and its height may be fractional.
    await expect(Math.floor(canvas.getByRole('main').getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      Math.ceil(bar.getBoundingClientRect().top),
    );
    window.scrollTo(0, 0);
  },
};

/** Lobby of a brand with row cards and a flat bottom bar. */
export const LobbyFlat: Story = { render: () => <Lobby bar="flat" card="row" /> };

/** Lobby of a brand with framed cards and a floating bottom bar. */
export const LobbyFloating: Story = { render: () => <Lobby bar="floating" card="framed" /> };

/** Lobby on the smallest phone. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  render: () => <Lobby bar="raised" card="edge" />,
};

/** On a tablet the page is a centred column on the brand’s backdrop. */
export const Wide: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  render: () => <Lobby bar="raised" card="edge" />,
};

/** A form with its main action. */
export const Form: Story = {
  render: () => (
    <AppFrame>
      <TopBar title="ฝากเงิน" backLabel="ย้อนกลับ" />
      <Page>
        <Stack as="section">
          <Field
            label="จำนวนเงิน"
            name="amount"
            inputMode="decimal"
            start="฿"
            defaultValue="500.00"
            help="ขั้นต่ำ 100.00 สูงสุด 50,000.00"
            isRequired
          />
          <Button isFullWidth size="large">
            ฝากเงิน 500.00
          </Button>
        </Stack>
      </Page>
    </AppFrame>
  ),
};

/** Long text on every part of the page. */
export const LongText: Story = {
  render: () => (
    <AppFrame>
      <TopBar title={longText.thai} backLabel="Back" />
      <Page>
        <Stack>
          <Stat label={longText.word}>{longText.german}</Stat>
          <Button isFullWidth>{longText.word}</Button>
        </Stack>
      </Page>
      <Bottom shape="flat" />
    </AppFrame>
  ),
};
