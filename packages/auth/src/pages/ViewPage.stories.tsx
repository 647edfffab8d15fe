import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, PENDING, refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './ViewPage.tsx';

const begin = /^(View the account|ดูบัญชี|查看账号)$/;
const app = (redeemView: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: null, route: '/m/view#view=token', ...options, answers: { redeemView, logout: {} } },
});

const meta = {
  title: 'Auth/ViewPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page for an operator before the link is used. */
export const Loaded: Story = { parameters: app(buildSession()) };
/** The link is being used. */
export const Loading: Story = {
  parameters: app(PENDING),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: begin }));
  },
};
/** The address has no token. */
export const Empty: Story = { parameters: app(PENDING, { route: '/m/view' }) };
/** The link was used before, or has expired. */
export const Failed: Story = {
  parameters: app(refusal('view.link_invalid')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: begin }));
    await expect(await canvas.findByRole('heading', { name: /(no longer works|ใช้ไม่ได้แล้ว|已失效)/ })).toBeVisible();
  },
};
/** The gateway cannot be reached. The link is still valid. */
export const Offline: Story = {
  parameters: app(UNREACHABLE),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: begin }));
    await expect(await canvas.findByRole('button', { name: begin })).toBeVisible();
  },
};
/** An account is logged in in this browser. */
export const LoggedIn: Story = { parameters: app(PENDING, { session: buildSession() }) };
/** In Thai. */
export const LongThai: Story = { parameters: app(PENDING, { language: 'TY' }) };
