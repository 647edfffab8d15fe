import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildInboxPage,
  buildMessage,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './MessagesPage.tsx';

const app = (listMessages: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { listMessages, readMessages: null, deleteMessage: null }, ...options },
});

const meta = {
  title: 'Notices/MessagesPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Messages of every type; unread ones have a dot. */
export const Loaded: Story = {
  parameters: app(buildInboxPage()),
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('button', { name: /1,000\.00/ });
    await userEvent.click(message);
    await expect(message).toHaveAttribute('aria-expanded', 'true');
  },
};
/** There is a next page. */
export const More: Story = {
  parameters: app(buildInboxPage({ next: '1700000000000.00000000-0000-4000-8000-000000000105' })),
};
/** The skeleton of the list while it is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** No messages yet. */
export const Empty: Story = { parameters: app(buildInboxPage({ list: [] })) };
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
/** A trial has no inbox. */
export const Trial: Story = { parameters: app(PENDING, { session: buildSession({ type: 4 }) }) };
/** Long Thai words. */
export const LongThai: Story = {
  parameters: app(
    buildInboxPage({
      list: [
        buildMessage({
          title: 'กำลังตรวจสอบการถอน ฿1,234,567.00',
          content: '<p>เรากำลังตรวจสอบการถอนเข้าธนาคารกสิกรไทย ···· 1234 เงินถูกกันไว้ให้คุณ และเราจะแจ้งทันทีที่มีผล</p>',
        }),
      ],
    }),
    { language: 'TY' },
  ),
};
