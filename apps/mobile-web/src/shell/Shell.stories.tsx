import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, PENDING, refusal, sealedChat, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { AppFrame, Page, Text } from '@parlor/ui-kit';
import { PageSlot, Shell } from './Shell.tsx';

const content = (
  <PageSlot isShown>
    <Page>
      <Text>The page stands here.</Text>
    </Page>
  </PageSlot>
);
const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { ...options, answers: { getBalance: { sumBalance: '10000.00', currency: 'THB' }, ...options.answers } },
});
const small = { viewport: { value: 'smallPhone', isRotated: false } };

/** The bars around a page: home's header for visitors and players, a header with back and title elsewhere. */
const meta = {
  title: 'Shell/Bars',
  component: Shell,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
  args: { route: { paths: ['/m/home'], frame: 'home', titleKey: 'common:shell.home' }, children: content },
  render: (args) => (
    <AppFrame>
      <Shell {...args} />
    </AppFrame>
  ),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Login and registration. */
export const Visitor: Story = { parameters: app() };
/** The same, in Thai on the smallest phone. */
export const VisitorSmallThai: Story = { parameters: app({ language: 'TY' }), globals: small };
/** The balance of a player. */
export const Player: Story = { parameters: app({ session: buildSession() }) };
/** The balance is loading. */
export const PlayerLoading: Story = { parameters: app({ session: buildSession(), answers: { getBalance: PENDING } }) };
/** The balance failed to load. */
export const PlayerWithoutBalance: Story = {
  parameters: app({ session: buildSession(), answers: { getBalance: refusal('system.unknown') } }),
};
/** A large balance in Thai on the smallest phone. */
export const PlayerSmallThai: Story = {
  parameters: app({
    session: buildSession(),
    language: 'TY',
    answers: { getBalance: { sumBalance: '98765432.50', currency: 'THB' } },
  }),
  globals: small,
};
/** With the customer-service button. */
export const WithService: Story = { parameters: app({ settings: { customerService: [sealedChat] } }) };
/** Other pages: title and back button. */
export const OtherPage: Story = {
  args: { route: { paths: ['/m/help'], frame: 'shell', titleKey: 'screens:promo.help' } },
  parameters: app({ route: '/m/help' }),
};
/** The extra bar that a merchant shows on chosen paths, for a visitor. */
export const ExtraBarVisitor: Story = {
  parameters: app({ route: '/m/home', settings: { extraTopBarPaths: ['/m/home'] } }),
  globals: small,
};
/** The same bar for a player, in Thai. */
export const ExtraBarPlayerThai: Story = {
  parameters: app({
    route: '/m/home',
    session: buildSession(),
    language: 'TY',
    settings: { extraTopBarPaths: ['/m/home'] },
  }),
  globals: small,
};
