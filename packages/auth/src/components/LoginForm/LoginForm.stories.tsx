import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCaptcha, PENDING, refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect, waitFor } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^(Log in|เข้าสู่ระบบ)$/ });
const attempt = async (canvas: Canvas, user: User) => {
  await user.type(canvas.getByLabelText(/^(Username|ชื่อผู้ใช้)/), 'player01');
  await user.type(canvas.getByLabelText(/^(Password|รหัสผ่าน)/), 'Player#2026');
  await user.click(submitOf(canvas));
};

const meta = {
  title: 'Auth/LoginForm',
  component: LoginForm,
  args: { scope: 'member' },
  decorators: [withApp],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way in for players. */
export const Member: Story = {};
/** The way in for agents. */
export const Agent: Story = { args: { scope: 'agent' } };
/** In Thai. */
export const Thai: Story = { parameters: { app: { language: 'TY' } satisfies HarnessOptions } };
/** A refused attempt that asks for a captcha from then on. */
export const Refused: Story = {
  parameters: { app: { answers: { login: refusal('auth.invalid_credentials', { captcha: true }), getCaptcha: buildCaptcha() } } satisfies HarnessOptions },
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    await expect(await canvas.findByRole('img', { name: /Picture|ภาพ/ })).toBeVisible();
  },
};
/** The answer is on its way; a second press is dropped. */
export const OnItsWay: Story = {
  parameters: { app: { answers: { login: PENDING } } satisfies HarnessOptions },
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await expect(submitOf(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};
/** The gateway cannot be reached; the form says so and keeps what was written. */
export const Offline: Story = {
  parameters: { app: { answers: { login: UNREACHABLE } } satisfies HarnessOptions },
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};
