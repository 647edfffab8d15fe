import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { buildAnnouncement, buildAnnouncements, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { HomeNotices } from './HomeNotices.tsx';

const notice = (id: string, title: string, content: string) =>
  buildAnnouncement({ id, title, content, groupName: 'PU' });
const limits = notice('limits', 'Set your own limits', '<p>Choose what you may pay in by day, week or month.</p>');
const lanterns = notice(
  'lanterns',
  'Five jackpots in Lotus Lanterns',
  '<p style="font-size:150px">One falls every day.</p><p>Four more wait above the reels.</p>',
);
const app = (popup: readonly (typeof limits)[], options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { ...options, answers: { listAnnouncements: buildAnnouncements({ popup: [...popup] }) } },
});

const meta = {
  title: 'Notices/HomeNotices',
  component: HomeNotices,
  decorators: [withApp],
  args: { mayOpen: true },
  // Each story is the first visit of the day.
  beforeEach: () => localStorage.removeItem('NOTICES_SEEN'),
} satisfies Meta<typeof HomeNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One announcement, without paging. */
export const Loaded: Story = { parameters: app([limits]) };
/** Several announcements, one on a page. */
export const Several: Story = {
  parameters: app([lanterns, limits], { language: 'EN' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('heading', { name: /Set your own limits/ })).toBeVisible();
  },
};
/** Long Thai words. */
export const LongThai: Story = {
  parameters: app(
    [
      notice(
        'thai',
        'ประกาศปรับปรุงระบบการฝากและถอนเงินของธนาคารไทยพาณิชย์และธนาคารกสิกรไทย',
        '<p>ขออภัยในความไม่สะดวก ท่านยังสามารถเล่นเกมได้ตามปกติ</p>',
      ),
    ],
    { language: 'TY' },
  ),
};
