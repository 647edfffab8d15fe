import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useGetBalanceQuery, useGetMemberInfoQuery } from '@parlor/api-client';
import { isAgentType, paths, useBalanceMask, useDialogs, useSession, useSwitch } from '@parlor/core';
import { languages, useLanguage, useTranslation } from '@parlor/i18n';
import { Avatar, Button, Heading, LinkButton, Money, Skeleton, Stack, Text, VisuallyHidden } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { Drawer } from '@parlor/ui-kit/dialog';
import * as S from './Menu.styles.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { ShellDialogProps } from './shellDialogProps.ts';

function VisitorBox() {
  const { t } = useTranslation();
  return (
    <S.Box>
      <div>
        <Heading level={3}>{t('shell.welcomeBack')}</Heading>
        <S.Invitation to={paths.login}>{t('shell.loginNow')}</S.Invitation>
      </div>
      <S.Pair>
        <LinkButton variant="secondary" render={<Link to={paths.login} />}>{t('shell.login')}</LinkButton>
        <LinkButton render={<Link to={paths.register} />}>{t('shell.register')}</LinkButton>
      </S.Pair>
      <S.Invitation to={paths.register}>{t('shell.newPlayer')}</S.Invitation>
    </S.Box>
  );
}

function MemberBox() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { data: member } = useGetMemberInfoQuery();
  const { data: balance, isError } = useGetBalanceQuery();
  const { isBalanceHidden } = useBalanceMask();
  const name = member ? member.nickname || member.account : t('shell.pleaseLogin');
  return (
    <S.Box>
      <S.Person to={paths.memberHome}>
        <Avatar name={name} />
        <S.Words>
          <Text as="span" isStrong>{name}</Text>
          <S.Amount>
            <VisuallyHidden>{t('shell.balance')}</VisuallyHidden>
            {balance && <Money amount={balance.sumBalance} currency={balance.currency} locale={tag} masked={isBalanceHidden ? { label: t('shell.balanceHidden') } : undefined} />}
            {!balance && (isError ? '–' : <Skeleton width="8ch" />)}
          </S.Amount>
        </S.Words>
      </S.Person>
      <LinkButton isFullWidth render={<Link to={paths.voucherCenter} />}>{t('shell.deposit')}</LinkButton>
    </S.Box>
  );
}

/** The side menu: who is playing, the places of the site, language and appearance. */
export function Menu({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { language } = useLanguage();
  const languageName = languages.find(({ code }) => code === language)?.name ?? '';
  const { modes } = useBrand();
  const { openDialog } = useDialogs();
  const hasBettingRecord = useSwitch('TRANSBETREPMEM3', 'bettingReport');
  const hasAccountRecord = useSwitch('TRANSREC3');

  const { pathname } = useLocation();
  // A link to the page that is already there changes no address, and so nothing else would close the menu.
  const entry = (to: string, icon: ReactNode, words: string) => (
    <li>
      <S.Entry to={to} onClick={onClose} {...(to === pathname && { 'aria-current': 'page' as const })}>
        {icon}
        {words}
      </S.Entry>
    </li>
  );

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('shell.menu')} closeLabel={t('action.close')} side="end">
      <Stack gap={6}>
        {session ? <MemberBox /> : <VisitorBox />}
        <S.List>
          {entry(paths.home, <HouseIcon aria-hidden />, t('shell.home'))}
          {entry(paths.activity, <GiftIcon aria-hidden />, t('shell.promotion'))}
          {entry(paths.notice(), <ChatCircleTextIcon aria-hidden />, t('shell.notice'))}
          {hasBettingRecord && entry(paths.gameRecord, <ReceiptIcon aria-hidden />, t('shell.gameRecord'))}
          {hasAccountRecord && entry(paths.transactionRecord, <ListBulletsIcon aria-hidden />, t('shell.transactionRecord'))}
          {isAgentType(session?.type) && entry(paths.agentHome, <UsersThreeIcon aria-hidden />, t('shell.agentCentre'))}
          {entry(paths.help(), <QuestionIcon aria-hidden />, t('shell.help'))}
        </S.List>
        {modes.length > 1 && <ModeSwitch />}
        <Button variant="secondary" isFullWidth icon={<GlobeIcon />} onClick={() => openDialog('language')}>{`${t('shell.language')}: ${languageName}`}</Button>
        {session && <Button variant="ghost" isFullWidth icon={<SignOutIcon />} onClick={() => openDialog('logout')}>{t('shell.logout')}</Button>}
      </Stack>
    </Drawer>
  );
}
