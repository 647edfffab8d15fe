import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildRegistrationSettings,
  buildSession,
  buildSettings,
  PENDING,
  refusal,
  sealedChat,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildBotChallenge } from '../testing/botChallenge.ts';
import { Page } from './ForgetPage.tsx';

const { features } = buildSettings();
const onlyPhone = { features: { ...features, emailRetrieval: false } };
const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    route: '/m/forget',
    ...options,
    answers: {
      getRegistrationSettings: buildRegistrationSettings({
        mobileNum: { enabled: true, required: false, minLength: 9, maxLength: 10, patternId: 'digits' },
      }),
      getBotChallenge: () => buildBotChallenge(),
      listCountries: {
        list: [
          { country: 'TH', countryDialingCode: '66' },
          { country: 'LA', countryDialingCode: '856' },
        ],
      },
      sendSmsCode: { expirationTime: Date.now() + 60_000 },
      requestPasswordLink: {},
      resetPasswordByPhone: buildSession(),
      ...answers,
    },
  },
});

const words = {
  username: /^(Username|ชื่อผู้ใช้|用户名)/,
  email: /^(Email|อีเมล|电子邮箱)/,
  sendLink: /^(Send the link|ส่งลิงก์|发送链接)$/,
  mobile: /^(Mobile number|หมายเลขโทรศัพท์มือถือ|手机号码)/,
  code: /^(SMS code|รหัส SMS|短信验证码)/,
  password: /^(New password|รหัสผ่านใหม่|新密码)$/,
  again: /^(New password again|ยืนยันรหัสผ่านใหม่|确认新密码)/,
  set: /^(Set the new password|ตั้งรหัสผ่านใหม่|设置新密码)$/,
};
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const askByEmail = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText(words.username), 'somchai');
  await userEvent.type(canvas.getByLabelText(words.email), 'som@chai.th');
  await userEvent.click(canvas.getByRole('button', { name: words.sendLink }));
};
const setByPhone = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.getByLabelText(words.mobile)).toBeEnabled());
  await userEvent.type(canvas.getByLabelText(words.mobile), '0812345678');
  await userEvent.type(canvas.getByLabelText(words.code), '123456');
  await userEvent.type(canvas.getByLabelText(words.password), 'Secret#12');
  await userEvent.click(canvas.getByRole('button', { name: words.set }));
};
const checkShown: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('alert').some((region) => region.textContent !== '')).toBe(true));
};

const meta = {
  title: 'Auth/ForgetPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both methods, with email first. */
export const Loaded: Story = { parameters: app() };
/** The merchant's rules for a number and a password are loading. */
export const Loading: Story = { parameters: app({ getRegistrationSettings: PENDING }, { settings: onlyPhone }) };
/** The merchant’s rules failed to load; a button retries. */
export const Failed: Story = {
  parameters: app({ getRegistrationSettings: refusal('system.unknown') }, { settings: onlyPhone }),
};
/** By SMS code, the only enabled method. */
export const ByPhone: Story = { parameters: app({}, { settings: onlyPhone }) };
/** Errors are shown at the fields. */
export const Broken: Story = {
  parameters: app(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(words.email), 'som@chai');
    await userEvent.click(canvas.getByRole('button', { name: words.sendLink }));
    await waitFor(() => expect(canvas.getByLabelText(words.email)).toHaveAttribute('aria-invalid', 'true'));
  },
};
/** Too many links were requested; the form shows the wait. */
export const Refused: Story = {
  parameters: app({ requestPasswordLink: refusal('request.rate_limited', { retryAfter: 3000 }) }),
  play: async (context) => {
    await askByEmail(context.canvas);
    await checkShown(context);
  },
};
/** The gateway cannot be reached. The input is kept. */
export const Offline: Story = {
  parameters: app({ requestPasswordLink: UNREACHABLE }),
  play: async (context) => {
    await askByEmail(context.canvas);
    await checkShown(context);
    await expect(context.canvas.getByLabelText(words.email)).toHaveValue('som@chai.th');
  },
};
/** The code was wrong. It is cleared, and the other fields are kept. */
export const WrongCode: Story = {
  parameters: app({ resetPasswordByPhone: refusal('auth.code_incorrect') }, { settings: onlyPhone }),
  play: async (context) => {
    await setByPhone(context.canvas);
    await checkShown(context);
    await expect(context.canvas.getByLabelText(words.code)).toHaveValue('');
    await expect(context.canvas.getByLabelText(words.password)).toHaveValue('Secret#12');
  },
};
/** The target of the link in the email. */
export const Link: Story = { parameters: app({}, { route: '/m/forget#reset=token' }) };
/** A link that was used or has expired. */
export const UsedLink: Story = {
  parameters: app({ resetPasswordByLink: refusal('password.link_invalid') }, { route: '/m/forget#reset=token' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(words.password), 'Secret#12');
    await userEvent.type(canvas.getByLabelText(words.again), 'Secret#12');
    await userEvent.click(canvas.getByRole('button', { name: words.set }));
    await expect(await canvas.findByRole('heading', { name: /(no longer works|ใช้ไม่ได้แล้ว|已失效)/ })).toBeVisible();
  },
};
/** Only customer service resets passwords. */
export const Closed: Story = {
  parameters: app(
    {},
    {
      settings: {
        features: { ...features, emailRetrieval: false, phoneRetrieval: false },
        customerService: [sealedChat],
      },
    },
  ),
};
/** In Thai. */
export const LongThai: Story = { parameters: app({}, { language: 'TY', settings: onlyPhone }) };
