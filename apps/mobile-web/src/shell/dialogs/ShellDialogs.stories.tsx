import type { Meta, StoryObj } from '@storybook/react-vite';
import { languages } from '@parlor/i18n';
import { buildReferral, buildReferredPlayers, buildSession, PENDING, refusal, UNREACHABLE } from '@parlor/testing';
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

/** All languages that have a pack. */
export const Language: Story = { parameters: { app: { settings: { languages: languages.map(({ code }) => code) } } } };
/** The confirmation of a logout. */
export const Logout: Story = { render: (args) => <LogoutDialog {...args} /> };
const invitation = {
  session: buildSession(),
  answers: { getReferral: buildReferral(), listReferrals: buildReferredPlayers() },
};
/** The texts for a visitor. */
export const Invite: Story = { render: (args) => <InviteDialog {...args} /> };
/** The same in Thai. */
export const InviteThai: Story = {
  render: (args) => <InviteDialog {...args} />,
  parameters: { app: { language: 'TY' } },
};
/** A player's own link, its QR code, and the invited players (PROMO-08). */
export const InvitePlayer: Story = { render: (args) => <InviteDialog {...args} />, parameters: { app: invitation } };
/** The same in Thai. */
export const InvitePlayerThai: Story = {
  render: (args) => <InviteDialog {...args} />,
  parameters: { app: { ...invitation, language: 'TY' } },
};
/** Nobody invited yet. */
export const InviteNobody: Story = {
  render: (args) => <InviteDialog {...args} />,
  parameters: {
    app: {
      ...invitation,
      answers: {
        getReferral: buildReferral({ invited: 0, rewarded: 0, earned: '0.00' }),
        listReferrals: buildReferredPlayers([]),
      },
    },
  },
};
/** The code is loading. */
export const InviteLoading: Story = {
  render: (args) => <InviteDialog {...args} />,
  parameters: { app: { ...invitation, answers: { getReferral: PENDING, listReferrals: PENDING } } },
};
/** The code failed to load. */
export const InviteFailed: Story = {
  render: (args) => <InviteDialog {...args} />,
  parameters: { app: { ...invitation, answers: { getReferral: refusal('system.unknown') } } },
};
/** The device is offline. */
export const InviteOffline: Story = {
  render: (args) => <InviteDialog {...args} />,
  parameters: { app: { ...invitation, answers: { getReferral: UNREACHABLE, listReferrals: UNREACHABLE } } },
};
