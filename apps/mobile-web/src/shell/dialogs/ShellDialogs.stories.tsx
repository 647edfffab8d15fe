import type { Meta, StoryObj } from '@storybook/react-vite';
import { languages } from '@parlor/i18n';
import { withApp } from '@parlor/testing/storybook';
import { InviteDialog } from './InviteDialog.tsx';
import { LanguageDialog } from './LanguageDialog.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';

/** Dialogs that belong to no screen. */
const meta = {
  title: 'Shell/Dialogs',
  component: LanguageDialog,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof LanguageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The languages on offer. */
/** All languages that have a pack. */
export const Language: Story = { parameters: { app: { settings: { languages: languages.map(({ code }) => code) } } } };
/** Whether one means it. */
export const Logout: Story = { render: (args) => <LogoutDialog {...args} /> };
/** A link to share. */
export const Invite: Story = { render: (args) => <InviteDialog {...args} /> };
/** The same in Thai. */
export const InviteThai: Story = {
  render: (args) => <InviteDialog {...args} />,
  parameters: { app: { language: 'TY' } },
};
