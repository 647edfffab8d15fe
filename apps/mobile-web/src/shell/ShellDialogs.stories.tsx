import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '@parlor/testing/storybook';
import { InviteDialog } from './InviteDialog.tsx';
import { LanguageDialog } from './LanguageDialog.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';

/** The dialogs that belong to no screen. */
const meta = {
  title: 'Shell/Dialogs',
  component: LanguageDialog,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof LanguageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Language: Story = {};
export const Logout: Story = { render: (args) => <LogoutDialog {...args} /> };
export const Invite: Story = { render: (args) => <InviteDialog {...args} /> };
export const InviteThai: Story = { render: (args) => <InviteDialog {...args} />, parameters: { app: { language: 'TY' } } };
