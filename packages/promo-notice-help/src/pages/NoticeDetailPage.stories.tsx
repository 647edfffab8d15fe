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
import { Page } from './NoticeDetailPage.tsx';

const app = (listAnnouncements: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { route: '/m/noticeDetail?id=n1', ...options, answers: { listAnnouncements } },
});

const meta = {
  title: 'Notices/NoticeDetailPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One announcement: title, date and text. */
export const Loaded: Story = { parameters: app(buildAnnouncements()) };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The announcement no longer exists. */
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
/** Long Thai words. */
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
    { language: 'TY' },
  ),
};
