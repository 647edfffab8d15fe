import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildRegistrationSettings,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen } from 'storybook/test';
import { PhoneResetDialog } from './PhoneResetDialog.tsx';

const app = (answers: HarnessOptions['answers'] = {}): { app: HarnessOptions } => ({
  app: {
    answers: {
      getRegistrationSettings: buildRegistrationSettings({
        mobileNum: { enabled: true, required: false, minLength: 9, maxLength: 10, patternId: 'digits' },
      }),
      listCountries: { list: [{ country: 'TH', countryDialingCode: '66' }] },
      ...answers,
    },
  },
});

const meta = {
  title: 'Auth/PhoneResetDialog',
  component: PhoneResetDialog,
  args: { isOpen: true, onClose: () => undefined },
  decorators: [withApp],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PhoneResetDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog that resets the password by an SMS code. */
export const Loaded: Story = {
  parameters: app(),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** The merchant’s rules failed to load; a button retries. */
export const Failed: Story = { parameters: app({ getRegistrationSettings: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ getRegistrationSettings: UNREACHABLE }) };
/** The merchant’s rules are loading. */
export const Loading: Story = { parameters: app({ getRegistrationSettings: PENDING }) };
