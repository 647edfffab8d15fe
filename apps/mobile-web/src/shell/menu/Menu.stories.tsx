import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@parlor/contract';
import {
  buildMember,
  buildPromotion,
  buildPromotions,
  buildSession,
  PENDING,
  refusal,
  sealedChat,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Menu } from './Menu.tsx';

const promotions = buildPromotions(
  ['Welcome bonus', 'Monday cashback for every player', 'Weekend raffle'].map((title, index) =>
    buildPromotion({ id: `p${index}`, title }),
  ),
);
const everything: Partial<Settings> = {
  customerService: [sealedChat],
  domainRoute: ['https://one.test'],
  resources: [
    { resourceType: 'Android', url: 'https://files.test/app.apk', labelNameEn: 'Android' },
    { resourceType: 'TELEGRAM', url: 'https://t.test/news', labelNameEn: 'News on Telegram' },
  ],
};
const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    ...options,
    answers: {
      listPromotions: promotions,
      getMemberInfo: buildMember({ nickname: 'Mali' }),
      getBalance: { sumBalance: '10000.00', currency: 'THB' },
      ...options.answers,
    },
  },
});

const meta = {
  title: 'Shell/Menu',
  component: Menu,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor's menu. */
export const Visitor: Story = { parameters: app() };
/** In Thai on the smallest phone. */
export const VisitorThai: Story = {
  parameters: app({ language: 'TY' }),
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
};
/** A player's menu. */
export const Player: Story = { parameters: app({ session: buildSession() }) };
/** An agent's menu. */
export const Agent: Story = { parameters: app({ session: buildSession({ type: 1 }) }) };
/** Name and balance are loading. */
export const Loading: Story = {
  parameters: app({
    session: buildSession(),
    answers: { getMemberInfo: PENDING, getBalance: PENDING, listPromotions: PENDING },
  }),
};
/** A long name and a large amount. */
export const LongThai: Story = {
  parameters: app({
    session: buildSession(),
    language: 'TY',
    answers: {
      getMemberInfo: buildMember({ nickname: 'ผู้เล่นที่มีชื่อเล่นยาวมากเป็นพิเศษจนต้องขึ้นบรรทัดใหม่' }),
      getBalance: { sumBalance: '987654321.50', currency: 'THB' },
    },
  }),
};
/** With every switch on. */
export const Everything: Story = { parameters: app({ session: buildSession({ type: 1 }), settings: everything }) };
/** The same in Thai on the smallest phone. */
export const EverythingThai: Story = {
  parameters: app({ session: buildSession({ type: 1 }), settings: everything, language: 'TY' }),
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
};
/** All calls failed: the tiles are shown all the same. */
export const Failed: Story = {
  parameters: app({
    session: buildSession(),
    answers: {
      getMemberInfo: refusal('system.unknown'),
      getBalance: refusal('system.unknown'),
      listPromotions: refusal('system.unknown'),
    },
  }),
};
