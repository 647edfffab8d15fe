import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildCaptcha,
  buildSettings,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, waitFor, within } from 'storybook/test';
import { Dialog } from '@parlor/ui-kit/dialog';
import { buildBotChallenge } from '../testing/botChallenge.ts';
import { Page } from './LoginPage.tsx';

const app = (login: unknown): { app: HarnessOptions } => ({ app: { route: '/m/login', answers: { login } } });
const attempt: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^(Username|ชื่อผู้ใช้|用户名)/), 'player01');
  await userEvent.type(canvas.getByLabelText(/^(Password|รหัสผ่าน|密码)/), 'Player#2026');
  await userEvent.click(canvas.getByRole('button', { name: /^(Log in|เข้าสู่ระบบ|登录)$/ }));
  await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
};

const meta = {
  title: 'Auth/LoginPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member login, in a popup over the previous page. */
export const Loaded: Story = { parameters: app(refusal('auth.invalid_credentials')) };
/** Wrong name or password. The form does not say which. */
export const Failed: Story = { parameters: app(refusal('auth.invalid_credentials')), play: attempt };
/** The gateway cannot be reached. The input is kept. */
export const Offline: Story = { parameters: app(UNREACHABLE), play: attempt };
/** The popup with every option that a merchant may offer and every possible error. */
export const InPopup: Story = {
  parameters: {
    layout: 'fullscreen',
    app: {
      route: '/m/login',
      settings: { features: { ...buildSettings().features, mobileCodeLogin: true } },
      answers: {
        login: refusal('auth.invalid_credentials', { captcha: true }),
        getCaptcha: buildCaptcha(),
        getBotChallenge: () => buildBotChallenge(),
      },
    } satisfies HarnessOptions,
  },
  decorators: [
    (Story) => (
      <Dialog isOpen title="Log in" closeLabel="Close" onClose={() => {}}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByLabelText(/^(Username|ชื่อผู้ใช้|用户名)/), 'player01');
    await userEvent.type(page.getByLabelText(/^(Password|รหัสผ่าน|密码)$/), 'Player#2026');
    await userEvent.click(page.getByRole('button', { name: /^(Log in|เข้าสู่ระบบ|登录)$/ }));
    await expect(await page.findByRole('img', { name: /Picture|ภาพ|图片/ })).toBeVisible();
  },
};
