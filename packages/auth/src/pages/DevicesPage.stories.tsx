import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildDevice,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen } from 'storybook/test';
import { Page } from './DevicesPage.tsx';

const here = buildDevice({
  id: '0b5d0d5e-6a56-4a3c-9e0e-7d1c1b1f0a01',
  isCurrent: true,
  browser: 'Chrome',
  system: 'Android',
  model: 'Pixel 8',
  clientAddress: '203.0.113.20',
});
const devices = [
  here,
  buildDevice(),
  buildDevice({
    id: '0b5d0d5e-6a56-4a3c-9e0e-7d1c1b1f0a03',
    browser: '',
    system: '',
    clientAddress: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  }),
];
const app = (listSessions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    route: '/m/securityCenter/devices',
    ...options,
    answers: { listSessions, endSession: {}, endOtherSessions: {} },
  },
});

const meta = {
  title: 'Auth/DevicesPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This device first, then the others, each with a logout button. */
export const Loaded: Story = { parameters: app({ list: devices, views: [] }) };
/** The skeleton of the list. */
export const Loading: Story = { parameters: app(PENDING) };
/** No other device is logged in. */
export const OnlyThis: Story = { parameters: app({ list: [here], views: [] }) };
/** The confirmation before a device is logged out. */
export const Asking: Story = {
  parameters: app({ list: devices, views: [] }, { language: 'EN' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Log out Safari on macOS/ }));
    await expect(await screen.findByRole('alertdialog', { name: /^Log out Safari on macOS.*\?$/ })).toBeVisible();
  },
};
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
/** Customer service viewed the account twice. */
export const Viewed: Story = {
  parameters: app({ list: devices, views: [{ at: here.lastSeenAt - 3_600_000 }, { at: here.createdAt }] }),
};
/** In Thai, with the years of its calendar. */
export const LongThai: Story = { parameters: app({ list: devices, views: [] }, { language: 'TY' }) };
