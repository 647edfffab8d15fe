import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCaptcha, buildRegistrationSettings, PENDING, refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect, waitFor } from 'storybook/test';
import { Page } from './RegisterPage.tsx';

const optional = { enabled: true, required: false, minLength: 2, maxLength: 20, patternId: 'any' } as const;
const everything = { nickname: optional, payeeName: optional, email: optional, mobileNum: optional, birthday: optional, line: optional, affiliateCode: optional };
const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { route: '/m/register', ...options, answers: { getRegistrationSettings: buildRegistrationSettings(), getCaptcha: buildCaptcha(), checkUsername: { available: true }, ...answers } },
});

const meta = {
  title: 'Auth/RegisterPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields that the merchant asks for. */
export const Loaded: Story = { parameters: app() };
/** The shape of the page while what it shows is on its way. */
export const Loading: Story = { parameters: app({ getRegistrationSettings: PENDING }) };
/** Nobody can register here now. */
export const Closed: Story = { parameters: app({ getRegistrationSettings: buildRegistrationSettings({}, { methods: { username: false, mobile: false } }) }) };
/** The gateway refused; another try is one press away. */
export const Failed: Story = { parameters: app({ getRegistrationSettings: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ getRegistrationSettings: UNREACHABLE }) };
/** Everything a merchant may ask for. */
export const EveryField: Story = { parameters: app({ getRegistrationSettings: buildRegistrationSettings(everything) }) };
/** Long Thai words and large sums. */
export const LongThai: Story = { parameters: app({ getRegistrationSettings: buildRegistrationSettings(everything) }, { language: 'TY' }) };
/** Sent empty: every field says what it needs, and the first one has the focus. */
export const Broken: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Create account|สมัครสมาชิก)$/ }));
    const [first] = canvas.getAllByRole('textbox');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('aria-invalid', 'true');
  },
};
