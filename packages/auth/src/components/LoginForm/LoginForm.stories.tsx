import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildCaptcha,
  buildSettings,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, waitFor } from 'storybook/test';
import { IdentityError } from '../../identity/identityAdapter.ts';
import { IdentityAdapterLoading } from '../../identity/useIdentityProvider.ts';
import { buildBotChallenge } from '../../testing/botChallenge.ts';
import { LoginForm } from './LoginForm.tsx';

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^(Log in|เข้าสู่ระบบ|登录)$/ });
const attempt = async (canvas: Canvas, user: User) => {
  const [name, password] = [
    canvas.getByLabelText<HTMLInputElement>(/^(Username|ชื่อผู้ใช้|用户名)/),
    canvas.getByLabelText<HTMLInputElement>(/^(Password|รหัสผ่าน|密码)$/),
  ];
  await user.clear(name);
  await user.type(name, 'player01');
  await user.clear(password);
  await user.type(password, 'Player#2026');
  await user.click(submitOf(canvas));
};
const byCode = async (canvas: Canvas, user: User) => {
  await user.click(canvas.getByRole('tab', { name: /SMS|短信/ }));
  await user.type(
    await canvas.findByRole('textbox', { name: /^(Mobile number|หมายเลขโทรศัพท์มือถือ|手机号码)/ }),
    '0812345678',
  );
};

const { features } = buildSettings();
/** The gateway's answers for a form that can send codes. */
const answers = {
  listCountries: {
    list: [
      { country: 'TH', countryDialingCode: '66' },
      { country: 'CN', countryDialingCode: '86' },
      { country: 'VN', countryDialingCode: '84' },
      { country: 'GB', countryDialingCode: '44' },
    ],
  },
  getBotChallenge: () => buildBotChallenge(),
  sendSmsCode: () => ({ expirationTime: Date.now() + 60_000 }),
  getCaptcha: buildCaptcha(),
};
const app = (over: HarnessOptions & { isByCode?: boolean } = {}): { app: HarnessOptions } => {
  const { isByCode = false, ...options } = over;
  return {
    app: {
      route: '/m/login',
      settings: { features: { ...features, mobileCodeLogin: isByCode } },
      ...options,
      answers: { ...answers, ...options.answers },
    },
  };
};

const meta = {
  title: 'Auth/LoginForm',
  component: LoginForm,
  args: { scope: 'member' },
  decorators: [withApp],
  parameters: app(),
  // A login remembered by another story would fill in this form.
  beforeEach: () => {
    localStorage.removeItem('rememberedLogin.username');
    localStorage.removeItem('rememberedLogin.sms');
    sessionStorage.removeItem('smsCodeWaits');
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player login of a merchant that sends no codes. */
export const Member: Story = {};
/** The agent login, opened by a link with a code. */
export const Agent: Story = { args: { scope: 'agent' }, parameters: app({ route: '/m/agent?code=AGENT01' }) };
/** The code of the link belongs to no agent above this one. */
export const AgentRefused: Story = {
  args: { scope: 'agent' },
  parameters: app({ route: '/m/agent?code=AGENT01', answers: { login: refusal('auth.agent_incorrect') } }),
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};
/** In Thai. */
export const Thai: Story = { parameters: app({ language: 'TY', isByCode: true }) };
/** Both login methods and the social login buttons. */
export const BothMethods: Story = {
  parameters: {
    app: {
      ...app({ isByCode: true }).app,
      settings: {
        features: { ...features, mobileCodeLogin: true, googleLogin: true, facebookLogin: true },
        identityProvider: { apiKey: 'key', authDomain: 'sample.test', projectId: 'sample', emulatorUrl: '' },
      },
    } satisfies HarnessOptions,
  },
  decorators: [
    (Story) => (
      <IdentityAdapterLoading
        value={() =>
          Promise.resolve({
            signInWith: () => Promise.reject(new IdentityError('cancelled')),
            startPhone: () => Promise.reject(new IdentityError('cancelled')),
          })
        }
      >
        <Story />
      </IdentityAdapterLoading>
    ),
  ],
};
/** By mobile number: a valid number enables the send button. */
export const ByCode: Story = {
  parameters: app({ isByCode: true }),
  play: async ({ canvas, userEvent }) => {
    await byCode(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: /^(Send code|ส่งรหัส|发送验证码)$/ })).toBeEnabled();
  },
};
/** A code was sent; the button counts down to the next one. */
export const CodeSent: Story = {
  parameters: app({ isByCode: true }),
  play: async ({ canvas, userEvent }) => {
    await byCode(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^(Send code|ส่งรหัส|发送验证码)$/ }));
    await expect(await canvas.findByRole('button', { name: /(in \d+ seconds|ในอีก \d+ วินาที|\d+ 秒后)/ })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(SMS code|รหัส SMS|短信验证码)/ })).toHaveFocus());
  },
};
/** The list of countries failed to load. A number of the merchant's own country can still be typed. */
export const CountriesMissing: Story = {
  parameters: app({ isByCode: true, answers: { listCountries: refusal('system.unknown') } }),
  play: async ({ canvas, userEvent }) => {
    await byCode(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่|重试)/ })).toBeVisible();
  },
};
/** A refused attempt. The form requires a captcha from then on. */
export const Refused: Story = {
  parameters: app({ answers: { login: refusal('auth.invalid_credentials', { captcha: true }) } }),
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    await expect(await canvas.findByRole('img', { name: /Picture|ภาพ|图片/ })).toBeVisible();
  },
};
/** Too many attempts: shows the remaining wait and the alternatives. */
export const Locked: Story = {
  parameters: app({
    isByCode: true,
    answers: { login: refusal('auth.too_many_attempts', { captcha: true, retryAfter: 900 }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};
/** The call is pending. A second press does nothing. */
export const Pending: Story = {
  parameters: app({ answers: { login: PENDING } }),
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await expect(submitOf(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};
/** The input is too short; the field shows its limits. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^(Username|ชื่อผู้ใช้|用户名)/), 'p');
    await userEvent.type(canvas.getByLabelText(/^(Password|รหัสผ่าน|密码)$/), 'x');
    await userEvent.click(submitOf(canvas));
    await expect(await canvas.findByText(/2 .*64/)).toBeVisible();
  },
};
/** The gateway cannot be reached; the form reports it and keeps the input. */
export const Offline: Story = {
  parameters: app({ answers: { login: UNREACHABLE } }),
  play: async ({ canvas, userEvent }) => {
    await attempt(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};
