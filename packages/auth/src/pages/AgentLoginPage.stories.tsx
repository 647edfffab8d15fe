import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect, waitFor } from 'storybook/test';
import { Page } from './AgentLoginPage.tsx';

const app = (login: unknown): { app: HarnessOptions } => ({ app: { route: '/m/agent', answers: { login } } });
const attempt: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^(Username|ชื่อผู้ใช้|用户名)/), 'player01');
  await userEvent.type(canvas.getByLabelText(/^(Password|รหัสผ่าน|密码)/), 'Player#2026');
  await userEvent.click(canvas.getByRole('button', { name: /^(Log in|เข้าสู่ระบบ|登录)$/ }));
  await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
};

const meta = {
  title: 'Auth/AgentLoginPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agent login, on a separate page. */
export const Loaded: Story = { parameters: app(refusal('auth.invalid_credentials')) };
/** Wrong name or password. The form does not say which. */
export const Failed: Story = { parameters: app(refusal('auth.invalid_credentials')), play: attempt };
/** The gateway cannot be reached. The input is kept. */
export const Offline: Story = { parameters: app(UNREACHABLE), play: attempt };
