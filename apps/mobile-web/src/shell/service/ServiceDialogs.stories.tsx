import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, buildSettings, sealedChat, withApp } from '@parlor/testing/storybook';
import { AccountMenu } from '../dialogs/AccountMenu.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ServiceMenu } from './ServiceMenu.tsx';

/** The service menu and the account menu. */
const meta = {
  title: 'Shell/Service',
  component: ServiceMenu,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ServiceMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const small = { viewport: { value: 'smallPhone', isRotated: false } };
const { features, whitelabel } = buildSettings();

/** Messages, feedback and 24-hour service. */
export const Service: Story = { parameters: { app: { settings: { customerService: [sealedChat] } } } };
/** Without the chat in the list; the 24-hour button stays. */
export const ServiceWithoutChat: Story = {
  parameters: { app: { settings: { customerService: [sealedChat], whitelabel: { ...whitelabel, CBS3: false } } } },
};
/** The same in Thai on the smallest phone. */
export const ServiceThai: Story = {
  parameters: { app: { language: 'TY', settings: { customerService: [sealedChat] } } },
  globals: small,
};
/** A merchant without channels: a link to the help centre. */
export const ServiceEmpty: Story = {
  parameters: { app: { settings: { features: { ...features, mailCentre: false, feedback: false } } } },
};
/** The sheet of the floating button. */
export const Contact: Story = {
  render: (args) => <ContactDialog {...args} />,
  parameters: { app: { settings: { customerService: [sealedChat] } } },
};
/** No channel at all. */
export const ContactEmpty: Story = { render: (args) => <ContactDialog {...args} /> };
/** The account menu. */
export const Account: Story = {
  render: (args) => <AccountMenu {...args} />,
  parameters: { app: { session: buildSession() } },
};
/** An agent's, in Thai on the smallest phone. */
export const AccountAgentThai: Story = {
  render: (args) => <AccountMenu {...args} />,
  parameters: { app: { session: buildSession({ type: 1 }), language: 'TY' } },
  globals: small,
};
/** With every switch off. */
export const AccountBare: Story = {
  render: (args) => <AccountMenu {...args} />,
  parameters: {
    app: {
      session: buildSession(),
      settings: {
        features: { ...features, referral: false },
        whitelabel: { ...whitelabel, TRANSBETREPMEM3: false, TRANSREC3: false },
      },
    },
  },
};
