import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildPushSettings,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen } from 'storybook/test';
import type { PushBrowser, PushState } from './pushBrowser.ts';
import { PushSheet } from './PushSheet.tsx';

const app = (getPushSettings: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    answers: {
      getPushSettings,
      savePushSettings: buildPushSettings(),
      subscribePush: buildPushSettings(),
      unsubscribePush: null,
    },
    ...options,
  },
});
const browser = (state: PushState): PushBrowser => ({
  state: () => Promise.resolve(state),
  turnOn: () => Promise.resolve(undefined),
  turnOff: () => Promise.resolve(undefined),
});

const meta = {
  title: 'Notices/PushSheet',
  component: PushSheet,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined, browser: browser('on') },
} satisfies Meta<typeof PushSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Notifications are on, with quiet hours at night. */
export const Loaded: Story = {
  parameters: app(buildPushSettings()),
  play: async () => {
    await expect(await screen.findByRole('switch', { checked: true, name: /device|อุปกรณ์/ })).toBeVisible();
  },
};
/** The player has refused them in the browser. */
export const Blocked: Story = { parameters: app(buildPushSettings()), args: { browser: browser('blocked') } };
/** This browser does not support notifications; the settings apply to others. */
export const Unsupported: Story = {
  parameters: app(buildPushSettings({ quietHours: null })),
  args: { browser: browser('unsupported') },
};
/** The skeleton while the settings are loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
