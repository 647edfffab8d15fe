import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildRegistrationSettings,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Page } from './ChangePasswordPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    route: '/m/changePsw',
    session: buildSession(),
    ...options,
    answers: { getRegistrationSettings: buildRegistrationSettings(), changePassword: buildSession(), ...answers },
  },
});

const words = {
  present: /^(Present password|รหัสผ่านปัจจุบัน|当前密码)/,
  password: /^(New password|รหัสผ่านใหม่|新密码)$/,
  again: /^(New password again|ยืนยันรหัสผ่านใหม่|确认新密码)/,
  submit: /^(Change password|เปลี่ยนรหัสผ่าน|修改密码)$/,
};
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const attempt = async (canvas: Canvas, next = 'Better#34') => {
  await userEvent.type(await canvas.findByLabelText(words.present), 'Secret#12');
  await userEvent.type(canvas.getByLabelText(words.password), next);
  await userEvent.type(canvas.getByLabelText(words.again), next);
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
};

const meta = {
  title: 'Auth/ChangePasswordPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for the current password, because this tab does not remember it from the login. */
export const Loaded: Story = { parameters: app() };
/** The merchant’s rule for passwords is loading. */
export const Loading: Story = { parameters: app({ getRegistrationSettings: PENDING }) };
/** The merchant’s rule for passwords failed to load. */
export const Failed: Story = { parameters: app({ getRegistrationSettings: refusal('system.unknown') }) };
/** The current password is wrong; its field shows the error. */
export const Refused: Story = {
  parameters: app({ changePassword: refusal('password.old_incorrect') }),
  play: async ({ canvas }) => {
    await attempt(canvas);
    await waitFor(() => expect(canvas.getByLabelText(words.present)).toHaveAttribute('aria-invalid', 'true'));
  },
};
/** The gateway cannot be reached. The input is kept. */
export const Offline: Story = {
  parameters: app({ changePassword: UNREACHABLE }),
  play: async ({ canvas }) => {
    await attempt(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByLabelText(words.password)).toHaveValue('Better#34');
  },
};
/** The new password equals the current one. A popup says so, and nothing is sent. */
export const Same: Story = {
  parameters: app(),
  play: async ({ canvas }) => {
    await attempt(canvas, 'Secret#12');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
/** The call is pending. A second press does nothing. */
export const Pending: Story = {
  parameters: app({ changePassword: PENDING }),
  play: async ({ canvas }) => {
    await attempt(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
/** Every field is invalid. */
export const Broken: Story = {
  parameters: app(),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(words.present);
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(canvas.getByLabelText(words.present)).toHaveFocus());
  },
};
/** In Thai. */
export const LongThai: Story = { parameters: app({}, { language: 'TY' }) };
