import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAnnouncement,
  buildAnnouncements,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './NoticePage.tsx';

const notices = [
  buildAnnouncement(),
  buildAnnouncement({
    id: 'n2',
    title: 'Planned maintenance on Tuesday',
    content: '<p>Some vendors pause between <strong>04:00</strong> and <strong>05:00</strong>.</p>',
  }),
];
const app = (listAnnouncements: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { route: '/m/notice', ...options, answers: { listAnnouncements } },
});

const meta = {
  title: 'Notices/NoticePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of announcements; each opens in place. */
export const Loaded: Story = {
  parameters: app(buildAnnouncements({ notices })),
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('button', { name: /Planned maintenance/ });
    await userEvent.click(notice);
    await expect(notice).toHaveAttribute('aria-expanded', 'true');
  },
};
/** The announcement that was tapped in the notice bar is open. */
export const OneOpened: Story = { parameters: app(buildAnnouncements({ notices }), { route: '/m/notice?index=1' }) };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The empty state, with a hint at the next step. */
export const Empty: Story = { parameters: app(buildAnnouncements({ notices: [] })) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app(refusal('system.unknown')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่)/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long Thai words and large amounts. */
export const LongThai: Story = {
  parameters: app(
    buildAnnouncements({
      notices: [
        buildAnnouncement({
          title: 'ปิดปรับปรุงระบบตามแผนในวันอังคารเวลาสี่นาฬิกาถึงหกนาฬิกา',
          content: '<p>ระหว่างการปรับปรุง เกมของบางค่ายจะเปิดให้บริการไม่ได้ชั่วคราว ยอดเงินของท่านปลอดภัย</p>',
        }),
      ],
    }),
    { language: 'TY', route: '/m/notice?index=0' },
  ),
};
