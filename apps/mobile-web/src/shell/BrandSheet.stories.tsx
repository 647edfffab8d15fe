import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { trustedDrawing } from '@parlor/core';
import { AppHarness, type HarnessOptions } from '@parlor/testing';
import { withApp } from '@parlor/testing/storybook';
import { token, type ThemeMode } from '@parlor/theme';
import {
  Badge,
  badgeTones,
  BrandHero,
  Button,
  buttonVariants,
  Card,
  CardGrid,
  CategoryPicture,
  Checkbox,
  EmptyState,
  Field,
  GameCard,
  Heading,
  IconButton,
  Money,
  moneyTones,
  PasswordField,
  Scene,
  Select,
  Stack,
  Stat,
  Tabs,
  Text,
  Toaster,
} from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { Dialog } from '@parlor/ui-kit/dialog';
import { BottomNavigation } from './bottomBar/BottomNavigation.tsx';
import * as S from './BrandSheet.styles.ts';
import { HomeHeader } from './header/HomeHeader.tsx';

const modeWords: Readonly<Record<ThemeMode, string>> = { dark: 'dark', light: 'light', contrast: 'high contrast' };

/* oxlint-disable parlor/no-literal-color -- the art of a game has colours of its own, whatever the brand */
/** A drawn placeholder for game art, so that the sheet shows the brand and not the games. */
const art = (hue: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><rect width="120" height="160" fill="hsl(${hue} 60% 30%)"/><circle cx="60" cy="62" r="30" fill="hsl(${hue + 40} 90% 76%)"/><path d="M0 118q30-24 60 0t60 0v42H0z" fill="hsl(${hue + 80} 50% 14%)"/></svg>`)}`,
  dominantColor: `hsl(${hue} 60% 30%)`,
});
/* oxlint-enable parlor/no-literal-color */
const games = [
  { name: 'Lantern Alley', vendor: 'Mango Reels', art: art(280), badges: [{ tone: 'jackpot', label: 'Jackpot' }] },
  { name: 'ราชันย์มังกรทองคำ', vendor: 'Blue Junk', art: art(20), badges: [{ tone: 'hot', label: 'Hot' }] },
  { name: 'Monsoon Seven', vendor: 'Nine Lives', art: art(190), badges: [{ tone: 'new', label: 'New' }] },
] as const;
const categories = (
  [
    ['hot', 'Hot'],
    ['slot', 'Slots'],
    ['live', 'Live'],
    ['sports', 'Sports'],
    ['fish', 'Fishing'],
  ] as const
).map(([id, label], index) => ({
  id,
  label,
  icon: <CategoryPicture name={id} isInk={index === 0} />,
}));
const scenes = ['games', 'wallet', 'gifts', 'offline', 'error', 'closed'] as const;
const surfaces = [
  'surface.backdrop',
  'surface.sunken',
  'surface.base',
  'surface.raised',
  'surface.overlay',
  'accent.base',
] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Heading level={3} size={20}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Games() {
  const { layout } = useBrand();
  const cards = games.map(({ badges, ...game }) => (
    <GameCard
      key={game.name}
      {...game}
      badges={badges}
      shape={layout.gameCard}
      headingLevel={3}
      favourite={{ isOn: false, label: `Add ${game.name} to favourites`, onToggle: () => undefined }}
      render={<a href="#play">{game.name}</a>}
    />
  ));
  return layout.gameCard === 'row' ? (
    <CardGrid columns={1} label="Games">
      {cards}
    </CardGrid>
  ) : (
    <CardGrid columns={3} label="Games">
      {cards}
    </CardGrid>
  );
}

/** A brand as a whole: logo, colours, type and components. */
function BrandSheet({ mode }: { mode: ThemeMode }) {
  const brand = useBrand();
  return (
    <S.Root aria-label={`${brand.name}, ${modeWords[mode]}`} data-brand={brand.id} data-mode={mode} data-testid="sheet">
      <HomeHeader />
      <S.Content>
        <Stack gap={2}>
          <Heading level={2} size={32}>
            {brand.name}
          </Heading>
          <Text tone="secondary">{`${brand.name}, ${modeWords[mode]}. โชคดีทุกคืน 1,234,567.89`}</Text>
        </Stack>
        <S.Signs>
          <S.Sign $isWide={false} dangerouslySetInnerHTML={trustedDrawing(brand.logo.mark)} />
          <S.Sign $isWide dangerouslySetInnerHTML={trustedDrawing(brand.logo.wordmark)} />
        </S.Signs>
        <BrandHero isUrgent>
          <strong>Good to see you</strong>
          <span>Slots, live tables and sports.</span>
        </BrandHero>
        <S.Swatches>
          {surfaces.map((role) => (
            <S.Swatch key={role} $color={token(role)} title={role} />
          ))}
        </S.Swatches>
        <Tabs variant="icon" label="Categories" items={categories} value="hot" onChange={() => undefined} />
        <Games />
        <Card hasPattern padding="large">
          <Stack direction="row" justify="space-between" align="center" isWrapping>
            <Stat label="Balance" size="large">
              <Money amount="10000.00" currency="THB" />
            </Stat>
            <Button>Deposit</Button>
          </Stack>
        </Card>
        <Part title="Buttons">
          <Stack gap={2}>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant === 'primary' ? 'Deposit 500.00' : `A ${variant} button`}
              </Button>
            ))}
            <Stack direction="row" gap={2} isWrapping>
              <Button size="small">Small</Button>
              <Button size="small" disabled>
                Disabled
              </Button>
              <Button size="small" isLoading>
                Loading
              </Button>
              <IconButton label="Favourite" variant="raised">
                <HeartIcon />
              </IconButton>
            </Stack>
          </Stack>
        </Part>
        <Part title="Fields">
          <Field label="Account" defaultValue="player01" help="Letters and digits only." />
          <Field label="Amount" defaultValue="20.00" error="Enter at least 100.00." start="฿" />
          <PasswordField
            label="Password"
            defaultValue="Secret-123"
            showLabel="Show password"
            hideLabel="Hide password"
          />
          <Select label="Bank" defaultValue="a" options={[{ value: 'a', label: 'Siam River Bank' }]} />
          <Checkbox label="I am 18 or older" defaultChecked />
        </Part>
        <Part title="Tabs">
          <Tabs
            label="Records"
            items={[
              { id: 'all', label: 'All' },
              { id: 'won', label: 'Won' },
              { id: 'lost', label: 'Lost' },
            ]}
            value="all"
            onChange={() => undefined}
          />
          <Tabs
            variant="pill"
            label="Periods"
            items={[
              { id: 'today', label: 'Today' },
              { id: 'week', label: 'This week' },
            ]}
            value="today"
            onChange={() => undefined}
          />
        </Part>
        <Part title="Money">
          <Stack direction="row" gap={4} isWrapping>
            {moneyTones.map((tone) => (
              <Money key={tone} tone={tone} amount={tone === 'loss' ? '-88.00' : '1100.00'} sign="always" isStrong />
            ))}
          </Stack>
        </Part>
        <Part title="Badges">
          <Stack direction="row" gap={2} isWrapping>
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Stack>
        </Part>
        <Part title="Messages">
          <S.Stage>
            <Toaster
              label={`Messages of ${brand.name}, ${modeWords[mode]}`}
              dismissLabel="Dismiss"
              onDismiss={() => undefined}
              toasts={[{ id: 'in', tone: 'success', message: 'Deposit of 500.00 received', durationMs: 0 }]}
            />
          </S.Stage>
        </Part>
        <CardGrid label="Scenes">
          {scenes.map((name) => (
            <Scene key={name} name={name} />
          ))}
        </CardGrid>
        <EmptyState
          headingLevel={3}
          scene="records"
          title="No bets yet"
          description="What you play is listed here."
          action={<Button variant="secondary">See the games</Button>}
        />
      </S.Content>
      <BottomNavigation />
    </S.Root>
  );
}

const options: HarnessOptions = { answers: {} };

/**
 * Every brand in every mode that it offers. A picture of each sheet is stored and compared: `pnpm sheets:update`
 * replaces them.
 */
const meta = {
  title: 'Brands/Sheet',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: options,
    // Landmarks of several brands are on one page, each with its usual name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const modeOf = (brand: Brand, mode: unknown): ThemeMode =>
  brand.modes.find((offered) => offered === mode) ?? brand.defaultMode;

function SheetOfToolbar({ mode }: { mode: unknown }) {
  return <BrandSheet mode={modeOf(useBrand(), mode)} />;
}

/** The brand and the mode of the toolbar. */
export const Sheet: Story = {
  decorators: [withApp],
  render: (_, { globals }) => <SheetOfToolbar mode={globals['mode']} />,
};

/** All brands in all their modes. */
export const EveryBrand: Story = {
  render: (_, { loaded }) => (
    <S.Sheets>
      {(loaded['brands'] as readonly Brand[]).flatMap((brand) =>
        brand.modes.map((mode) => (
          <AppHarness key={`${brand.id} ${mode}`} brand={brand} {...options}>
            <BrandSheet mode={mode} />
          </AppHarness>
        )),
      )}
    </S.Sheets>
  ),
  play: async ({ canvasElement, loaded }) => {
    const sheets = within(canvasElement).getAllByTestId('sheet');
    const ground = (sheet: Element): string => getComputedStyle(sheet).backgroundColor;
    await expect(sheets).toHaveLength(
      (loaded['brands'] as readonly Brand[]).reduce((count, { modes }) => count + modes.length, 0),
    );
    // The modes of a brand differ in background, and brands differ in typeface.
    for (const brand of loaded['brands'] as readonly Brand[]) {
      const brandSheets = sheets.filter((sheet) => sheet.dataset['brand'] === brand.id);
      const [light, dark] = [
        brandSheets.find((sheet) => sheet.dataset['mode'] === 'light'),
        brandSheets.find((sheet) => sheet.dataset['mode'] === 'dark'),
      ];
      if (light && dark) await expect(ground(light)).not.toBe(ground(dark));
    }
    await expect(new Set(sheets.map((sheet) => getComputedStyle(sheet).fontFamily)).size).toBeGreaterThan(1);
  },
};

/** A popup over the brand's page. */
export const Popup: Story = {
  decorators: [withApp],
  render: (_, { globals }) => (
    <>
      <SheetOfToolbar mode={globals['mode']} />
      <Dialog
        isOpen
        onClose={() => undefined}
        title="Withdraw 500.00?"
        closeLabel="Close"
        description="The money goes to the account ending in 1234."
        actions={
          <>
            <Button variant="secondary">Not now</Button>
            <Button>Withdraw</Button>
          </>
        }
      />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw 500.00?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
