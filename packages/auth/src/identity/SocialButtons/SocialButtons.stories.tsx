import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, buildSettings, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { IdentityError, type IdentityAdapter } from '../identityAdapter.ts';
import { IdentityAdapterLoading } from '../useIdentityProvider.ts';
import { SocialButtons } from './SocialButtons.tsx';

const identityProvider = { apiKey: 'key', authDomain: 'sample.firebaseapp.com', projectId: 'sample', emulatorUrl: '' };
const withBoth = (over: HarnessOptions = {}): HarnessOptions => ({
  route: '/m/login',
  settings: { identityProvider, features: { ...buildSettings().features, googleLogin: true, facebookLogin: true } },
  ...over,
});
const adapter = (over: Partial<IdentityAdapter> = {}): IdentityAdapter => ({
  signInWith: () => Promise.resolve({ idToken: 'proof' }),
  startPhone: () => Promise.reject(new IdentityError('unavailable')),
  ...over,
});
const from =
  (fake: IdentityAdapter): Decorator =>
  (Story) => (
    <IdentityAdapterLoading value={() => Promise.resolve(fake)}>
      <Story />
    </IdentityAdapterLoading>
  );

const meta = {
  title: 'Auth/SocialButtons',
  component: SocialButtons,
  decorators: [from(adapter()), withApp],
  parameters: { app: withBoth({ answers: { login: buildSession() } }) },
} satisfies Meta<typeof SocialButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
) => userEvent.click(await canvas.findByRole('button', { name: /Google/ }));

/** Both channels. */
export const Both: Story = {};
/** In Thai. */
export const Thai: Story = { parameters: { app: withBoth({ language: 'TY' }) } };
/** One channel. */
export const GoogleAlone: Story = {
  parameters: {
    app: withBoth({ settings: { identityProvider, features: { ...buildSettings().features, googleLogin: true } } }),
  },
};
/** The provider's window is open, or the gateway is answering. */
export const Pending: Story = {
  parameters: { app: withBoth({ answers: { login: PENDING } }) },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: /Google/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /Facebook/ })).toBeDisabled();
  },
};
/** The gateway refuses the provider's token. */
export const Refused: Story = {
  parameters: { app: withBoth({ answers: { login: refusal('auth.provider_refused') } }) },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};
/** The provider's window did not open. */
export const Unavailable: Story = {
  decorators: [from(adapter({ signInWith: () => Promise.reject(new IdentityError('unavailable')) }))],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};
/** The merchant has no provider: renders nothing. */
export const NoProvider: Story = { parameters: { app: withBoth({ settings: { identityProvider: null } }) } };
