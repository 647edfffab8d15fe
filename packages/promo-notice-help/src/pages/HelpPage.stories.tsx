import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildHelpItem, PENDING, refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './HelpPage.tsx';

const app = (listHelp: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { route: '/m/help', ...options, answers: { listHelp } },
});

const meta = {
  title: 'Help/HelpPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of questions; each links to its page. */
export const Loaded: Story = {
  parameters: app({ list: [buildHelpItem({ tag: 'deposit', title: 'How to deposit' }), buildHelpItem()] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'How to deposit' })).toHaveAttribute(
      'href',
      expect.stringContaining('helpDetail'),
    );
  },
};
/** No result for the search; the page links to customer service. */
export const NothingFound: Story = {
  parameters: app(
    { list: [buildHelpItem({ tag: 'deposit', title: 'How to deposit' })] },
    { route: '/m/help?q=aeroplane' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('aeroplane');
    await expect(canvas.queryByRole('link', { name: 'How to deposit' })).toBeNull();
  },
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The empty state, with a hint at the next step. */
export const Empty: Story = { parameters: app({ list: [] }) };
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
    { list: [buildHelpItem({ title: 'วิธีฝากเงินผ่านพร้อมเพย์และบัตรเครดิต พร้อมระยะเวลาที่เงินเข้าบัญชี' })] },
    { language: 'TY' },
  ),
};
