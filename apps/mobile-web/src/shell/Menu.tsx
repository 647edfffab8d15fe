import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetBalanceQuery, useGetMemberInfoQuery } from '@parlor/api-client';
import { isAgentType, paths, useDialogs, useSession, useSwitch } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, formatMoney, Heading, LinkButton, Stack, Text } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { Drawer } from '@parlor/ui-kit/dialog';
import * as S from './Menu.styles.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { ShellDialogProps } from './shellDialogProps.ts';

function VisitorBox() {
  const { t } = useTranslation();
  return (
    <S.Box>
      <Heading level={3}>{t('shell.welcomeBack')}</Heading>
      <Text tone="secondary" size={14}>{t('shell.newPlayer')}</Text>
      <Stack direction="row" gap={2}>
        <LinkButton isFullWidth variant="secondary" render={<Link to={paths.login} />}>{t('shell.login')}</LinkButton>
        <LinkButton isFullWidth render={<Link to={paths.register} />}>{t('shell.register')}</LinkButton>
      </Stack>
    </S.Box>
  );
}

function MemberBox() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { data: member } = useGetMemberInfoQuery();
  const { data: balance } = useGetBalanceQuery();
  return (
    <S.Box>
      <Text tone="secondary" size={14}>{member?.nickname || member?.account || t('shell.pleaseLogin')}</Text>
      <S.Amount>{balance ? formatMoney(balance.sumBalance, { currency: balance.currency, locale: tag }) : '…'}</S.Amount>
      <LinkButton isFullWidth render={<Link to={paths.voucherCenter} />}>{t('shell.deposit')}</LinkButton>
    </S.Box>
  );
}

function Entry({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <S.Entry to={to}>
        {icon}
        {children}
      </S.Entry>
    </li>
  );
}

/** The side menu: who is playing, the places of the site, language and appearance. */
export function Menu({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { modes } = useBrand();
  const { openDialog } = useDialogs();
  const hasBettingRecord = useSwitch('TRANSBETREPMEM3', 'bettingReport');
  const hasAccountRecord = useSwitch('TRANSREC3');

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('shell.menu')} closeLabel={t('action.close')} side="end">
      <Stack gap={6}>
        {session ? <MemberBox /> : <VisitorBox />}
        <S.List>
          <Entry to={paths.home} icon={<HouseIcon aria-hidden />}>{t('shell.home')}</Entry>
          <Entry to={paths.activity} icon={<GiftIcon aria-hidden />}>{t('shell.promotion')}</Entry>
          <Entry to={paths.notice()} icon={<ChatCircleTextIcon aria-hidden />}>{t('shell.notice')}</Entry>
          {hasBettingRecord && <Entry to={paths.gameRecord} icon={<ReceiptIcon aria-hidden />}>{t('shell.gameRecord')}</Entry>}
          {hasAccountRecord && <Entry to={paths.transactionRecord} icon={<ListBulletsIcon aria-hidden />}>{t('shell.transactionRecord')}</Entry>}
          {isAgentType(session?.type) && <Entry to={paths.agentHome} icon={<UsersThreeIcon aria-hidden />}>{t('shell.agentCentre')}</Entry>}
          <Entry to={paths.help()} icon={<QuestionIcon aria-hidden />}>{t('shell.help')}</Entry>
        </S.List>
        {modes.length > 1 && <ModeSwitch />}
        <Button variant="secondary" isFullWidth onClick={() => openDialog('language')}>{t('shell.language')}</Button>
        {session && <Button variant="ghost" isFullWidth onClick={() => openDialog('logout')}>{t('shell.logout')}</Button>}
      </Stack>
    </Drawer>
  );
}
