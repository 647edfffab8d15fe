import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RegistrationSettings } from '@parlor/contract';
import {
  buildCaptcha,
  buildRegistrationSettings,
  buildSettings,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildBotChallenge } from '../testing/botChallenge.ts';
import { Page } from './RegisterPage.tsx';

type Rules = Partial<RegistrationSettings['regExp']>;
const optional = { enabled: true, required: false, minLength: 2, maxLength: 20, patternId: 'any' } as const;
const number = { ...optional, minLength: 9, maxLength: 10, patternId: 'digits' } as const;
const some: Rules = {
  nickname: optional,
  email: { ...optional, maxLength: 60, patternId: 'email', required: true },
  affiliateCode: { ...optional, patternId: 'alphanumeric' },
};
const everything: Rules = {
  mobileNum: number,
  verificationCode: { ...optional, required: true, minLength: 6, maxLength: 6, patternId: 'digits' },
  paymentPassword: { ...optional, required: true, minLength: 6, maxLength: 6, patternId: 'digits' },
  nickname: optional,
  payeeName: { ...optional, required: true, patternId: 'name' },
  email: { ...optional, required: true, maxLength: 60, patternId: 'email' },
  birthday: { ...optional, required: true, minLength: 10, maxLength: 10, patternId: 'date' },
  idNumber: optional,
  qqNum: optional,
  facebook: optional,
  wechat: optional,
  line: optional,
  whatsapp: optional,
  zalo: optional,
  recommenderId: optional,
  affiliateCode: { ...optional, patternId: 'alphanumeric' },
};
const bothMethods = { methods: { username: true, mobile: true } };
const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    route: '/m/register',
    ...options,
    answers: {
      getRegistrationSettings: buildRegistrationSettings(),
      getCaptcha: buildCaptcha(),
      checkUsername: { available: true },
      getBotChallenge: () => buildBotChallenge(),
      checkAffiliate: { success: false },
      visitAffiliateUrl: {},
      listCountries: {
        list: [
          { country: 'TH', countryDialingCode: '66' },
          { country: 'LA', countryDialingCode: '856' },
          { country: 'MM', countryDialingCode: '95' },
        ],
      },
      sendSmsCode: { expirationTime: Date.now() + 60_000 },
      ...answers,
    },
  },
});

const words = {
  submit: /^(Create account|สมัครสมาชิก|注册账号)$/,
  username: /^(Username|ชื่อผู้ใช้|用户名)/,
  password: /^(Password|รหัสผ่าน|密码)\W*$/,
  again: /^(Password again|ยืนยันรหัสผ่าน|确认密码)/,
  captcha: /^(Verification code|รหัสยืนยัน|验证码)/,
};
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const attempt = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText(words.username), 'somchai');
  await userEvent.type(canvas.getByLabelText(words.password), 'Secret#12');
  await userEvent.type(canvas.getByLabelText(words.again), 'Secret#12');
  await userEvent.type(canvas.getByLabelText(words.captcha), '42');
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
};

const meta = {
  title: 'Auth/RegisterPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields that the merchant asks for. */
export const Loaded: Story = { parameters: app() };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app({ getRegistrationSettings: PENDING }) };
/** Registration is closed. */
export const Closed: Story = {
  parameters: app({
    getRegistrationSettings: buildRegistrationSettings({}, { methods: { username: false, mobile: false } }),
  }),
};
/** The form's definition failed to load; a button retries. */
export const Failed: Story = { parameters: app({ getRegistrationSettings: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ getRegistrationSettings: UNREACHABLE }) };
/** A few fields beside the account: the form is divided into groups. */
export const SomeFields: Story = {
  parameters: app({ getRegistrationSettings: buildRegistrationSettings(some, bothMethods) }),
};
/** Every field that a merchant may enable. */
export const EveryField: Story = {
  parameters: app({ getRegistrationSettings: buildRegistrationSettings(everything, bothMethods) }),
};
/** By mobile number, the only method that this merchant offers. */
export const ByNumber: Story = {
  parameters: app({
    getRegistrationSettings: buildRegistrationSettings(
      { mobileNum: number },
      { methods: { username: false, mobile: true } },
    ),
  }),
};
/** Two methods, selected by tabs; the values of one are kept while the other is shown. */
export const BothWays: Story = {
  parameters: app({ getRegistrationSettings: buildRegistrationSettings({ mobileNum: number }, bothMethods) }),
  play: async ({ canvas }) => {
    const [byName, byNumber] = await canvas.findAllByRole('tab');
    await userEvent.type(canvas.getByLabelText(words.username), 'somchai');
    await userEvent.click(byNumber as HTMLElement);
    await expect(await canvas.findByLabelText(/^(SMS code|รหัส SMS|短信验证码)/)).toBeVisible();
    await userEvent.click(byName as HTMLElement);
    await expect(canvas.getByLabelText(words.username)).toHaveValue('somchai');
  },
};
/** Opened by a link that names no agent. Another code can be typed. */
export const WrongReferrer: Story = {
  parameters: app(
    { getRegistrationSettings: buildRegistrationSettings({ affiliateCode: some.affiliateCode ?? optional }) },
    { route: '/m/register?affiliateCode=NOBODY1' },
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
/** The minimum age is 21, and the social login buttons are enabled. */
export const TwentyOne: Story = {
  parameters: app(
    { getRegistrationSettings: buildRegistrationSettings({}, { minimumAge: 21 }) },
    { settings: { features: { ...buildSettings().features, googleLogin: true, facebookLogin: true } } },
  ),
};
/** The disclaimer is unchecked: a press sends nothing and shows the error. */
export const Undeclared: Story = {
  parameters: app(),
  play: async ({ canvas }) => {
    const accepts = await canvas.findByRole('checkbox');
    await userEvent.click(accepts);
    await attempt(canvas);
    await waitFor(() => expect(accepts).toHaveAttribute('aria-invalid', 'true'));
  },
};
/** The gateway refused a field. The field shows the error, and the input remains. */
export const Refused: Story = {
  parameters: app({
    register: refusal('register.invalid', { fields: { password: { key: 'validation.common_password' } } }),
  }),
  play: async ({ canvas }) => {
    await attempt(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByLabelText(words.password)).toHaveValue('Secret#12');
  },
};
/** The connection fails on submit. The input is kept. */
export const OfflineOnSending: Story = {
  parameters: app({ register: UNREACHABLE }),
  play: async ({ canvas }) => {
    await attempt(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByLabelText(words.captcha)).toHaveValue('42');
  },
};
/** The call is pending. A second press does nothing. */
export const Pending: Story = {
  parameters: app({ register: PENDING }),
  play: async ({ canvas }) => {
    await attempt(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
/** Long Thai words. */
export const LongThai: Story = {
  parameters: app({ getRegistrationSettings: buildRegistrationSettings(everything, bothMethods) }, { language: 'TY' }),
};
/** Submitted empty: every field shows its error, and the first one has the focus. */
export const Broken: Story = {
  parameters: app({ getRegistrationSettings: buildRegistrationSettings(some) }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    const [first] = within(canvasElement).getAllByRole('textbox');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('aria-invalid', 'true');
  },
};
