import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildChatMessage,
  buildChatMessages,
  buildChatTicket,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, waitFor } from 'storybook/test';
import { Page } from './ChatPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    ...options,
    answers: {
      listChatMessages: buildChatMessages(),
      readChat: { unReadCount: 0 },
      sendChatMessage: buildChatMessage({ seq: 4, author: 'player', text: 'Thank you', key: null }),
      ...answers,
    },
  },
});

const meta = {
  title: 'Member/ChatPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A conversation of two days. The input and the send button end at the same edge. */
export const Loaded: Story = {
  parameters: app(),
  play: async ({ canvas }) => {
    const field = (await canvas.findByRole('textbox')).getBoundingClientRect();
    const send = canvas.getByRole('button', { name: /^(Send|ส่ง)$/ }).getBoundingClientRect();
    // In right-to-left languages the end is on the left. The field has a border around it.
    const apart = Math.min(Math.abs(send.right - field.right), Math.abs(send.left - field.left));
    await expect(apart).toBeLessThan(4);
  },
};
/** No messages, and no operator is present. */
export const Empty: Story = {
  parameters: app({ listChatMessages: buildChatMessages({ list: [], lastSeq: 0, isStaffed: false }) }),
};
/** More messages than fit: the newest is above the input, not behind it. */
export const Long: Story = {
  parameters: app({
    listChatMessages: buildChatMessages({
      list: Array.from({ length: 30 }, (_, index) =>
        buildChatMessage({ seq: index + 1, text: `Message ${index + 1}` }),
      ),
      lastSeq: 30,
    }),
  }),
  play: async ({ canvas }) => {
    const newest = await canvas.findByText('Message 30');
    const composer = canvas.getByRole('textbox').closest('form');
    await waitFor(() =>
      expect(newest.getBoundingClientRect().bottom).toBeLessThan(composer?.getBoundingClientRect().top ?? 0),
    );
    await expect(newest.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
/** Older messages can be loaded. */
export const WithEarlier: Story = {
  parameters: app({
    listChatMessages: buildChatMessages({
      list: [buildChatMessage({ seq: 51 }), buildChatMessage({ seq: 52, author: 'player', text: 'Thank you' })],
      lastSeq: 52,
    }),
  }),
};
/** The ticket is closed and can be rated. */
export const Closed: Story = {
  parameters: app({ listChatMessages: buildChatMessages({ ticket: buildChatTicket({ state: 'closed' }) }) }),
};
/** Pictures that are still loading: their places are reserved. */
export const Pictures: Story = {
  parameters: app({
    listChatMessages: buildChatMessages({
      list: [
        buildChatMessage({ text: '', picture: { width: 300, height: 400 } }),
        buildChatMessage({ seq: 2, author: 'player', text: '', picture: { width: 640, height: 240 } }),
      ],
      lastSeq: 2,
    }),
    getChatPicture: PENDING,
  }),
};
/** A picture failed to load; a button retries it. */
export const PictureFailed: Story = {
  parameters: app({
    listChatMessages: buildChatMessages({
      list: [buildChatMessage({ text: '', picture: { width: 300, height: 400 } })],
      lastSeq: 1,
    }),
    getChatPicture: refusal('system.unknown'),
  }),
};
/** A message that was not sent can be resent. */
export const NotSent: Story = {
  parameters: app({ sendChatMessage: refusal('request.rate_limited') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Thank you');
    await userEvent.click(canvas.getByRole('button', { name: /^(Send|ส่ง|发送)$/ }));
    await expect(await canvas.findByRole('button', { name: /^(Send again|ส่งอีกครั้ง|重新发送)$/ })).toBeVisible();
  },
};
/** The skeleton of the page. */
export const Loading: Story = { parameters: app({ listChatMessages: PENDING }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app({ listChatMessages: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ listChatMessages: UNREACHABLE }) };
/** A trial account sees a notice. */
export const Trial: Story = { parameters: app({}, { session: buildSession({ type: 4 }) }) };
/** In Thai, with a word that is longer than a line. */
export const LongThai: Story = {
  parameters: app(
    {
      listChatMessages: buildChatMessages({
        list: [
          buildChatMessage({ text: 'สวัสดีค่ะ ยินดีให้บริการ มีอะไรให้ช่วยเหลือไหมคะ' }),
          buildChatMessage({ seq: 2, author: 'player', text: 'A'.repeat(120), key: null }),
        ],
        isStaffed: false,
      }),
    },
    { language: 'TY' },
  ),
};
