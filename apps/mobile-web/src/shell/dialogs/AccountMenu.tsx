import { ArrowLineUpIcon } from '@phosphor-icons/react/dist/csr/ArrowLineUp';
import { BriefcaseIcon } from '@phosphor-icons/react/dist/csr/Briefcase';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import type { ReactNode } from 'react';
import { type DialogName, isAgentType, Link, paths, useDialogs, useSession, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ListRow, RowList } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import type { ShellDialogProps } from './shellDialogProps.ts';

/** The account menu that the balance in home's header opens. */
export function AccountMenu({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { openDialog } = useDialogs();
  const hasBettingRecord = useSwitch('TRANSBETREPMEM3', 'bettingReport');
  const hasAccountRecord = useSwitch('TRANSREC3');
  const hasReferral = useSwitch('referral');

  const entry = (to: string, icon: ReactNode, words: string) => (
    <ListRow icon={icon} title={words} render={<Link to={to} onClick={onClose} />} />
  );
  const opens = (dialog: DialogName, icon: ReactNode, words: string) => (
    <ListRow
      icon={icon}
      title={words}
      render={<button type="button" aria-label={words} onClick={() => openDialog(dialog)} />}
    />
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('shell.accountMenu')} closeLabel={t('action.close')}>
      <RowList>
        {entry(paths.memberHome, <UserIcon />, t('shell.profile'))}
        {isAgentType(session?.type) && entry(`${paths.memberHome}#agency`, <BriefcaseIcon />, t('shell.agentCentre'))}
        {entry(paths.withdraw, <ArrowLineUpIcon />, t('shell.withdraw'))}
        {hasAccountRecord && entry(paths.transactionRecord, <ListBulletsIcon />, t('shell.transactionRecord'))}
        {hasBettingRecord && entry(paths.gameRecord, <ReceiptIcon />, t('shell.gameRecord'))}
        {hasReferral && opens('referral', <UserPlusIcon />, t('shell.inviteTitle'))}
        {opens('logout', <SignOutIcon />, t('shell.signOut'))}
      </RowList>
    </Sheet>
  );
}
