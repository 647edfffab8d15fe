import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useGetBalanceQuery, useGetMemberInfoQuery } from '@parlor/api-client';
import { Link, paths, useBalanceMask, useDialogs, useSession } from '@parlor/core';
import { languages, useLanguage, useTranslation } from '@parlor/i18n';
import { Avatar, Button, Heading, LinkButton, Money, Skeleton, Text, VisuallyHidden } from '@parlor/ui-kit';
import * as S from './MenuBox.styles.ts';
import { useFreePlay } from '../header/useFreePlay.ts';

function LanguageButton() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { openDialog } = useDialogs();
  const name = languages.find(({ code }) => code === language)?.name ?? '';
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<GlobeIcon />}
      aria-label={`${t('shell.language')}: ${name}`}
      onClick={() => openDialog('language')}
    >
      {name}
    </Button>
  );
}

/** The head of a visitor's menu: login, registration and free play. */
export function VisitorBox({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const { isOffered, isStarting, start } = useFreePlay();
  return (
    <S.Box>
      <div>
        <Heading level={3}>{dialogs('welcomeBack')}</Heading>
        <Text tone="secondary">{dialogs('loginNow')}</Text>
      </div>
      <S.Pair>
        <LinkButton render={<Link to={paths.login} />}>{t('shell.login')}</LinkButton>
        <LinkButton variant="secondary" render={<Link to={paths.register} />}>
          {t('shell.register')}
        </LinkButton>
      </S.Pair>
      {isOffered && (
        <Button variant="secondary" isFullWidth isLoading={isStarting} onClick={() => void start().then(onLeave)}>
          {t('shell.freePlay')}
        </Button>
      )}
      <S.Invitation to={paths.register}>{t('shell.newPlayer')}</S.Invitation>
      <S.Foot>
        <LanguageButton />
      </S.Foot>
    </S.Box>
  );
}

/** The head of a player's menu: name, balance, deposit, withdrawal, language and logout. */
export function MemberBox({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const { tag } = useLanguage();
  const { openDialog } = useDialogs();
  const session = useSession();
  const { data: member, isError: hasNoName } = useGetMemberInfoQuery();
  const { data: balance, isError } = useGetBalanceQuery();
  const { isBalanceHidden } = useBalanceMask();
  const name = member?.nickname || member?.account || session?.userName || dialogs('pleaseLogin');
  const isNamed = member !== undefined || hasNoName;
  return (
    <S.Box>
      <S.Person to={paths.memberHome} onClick={onLeave}>
        {isNamed ? <Avatar name={name} /> : <Skeleton shape="circle" width="3rem" />}
        <S.Words>
          {isNamed ? (
            <Text as="span" isStrong>
              {name}
            </Text>
          ) : (
            <Skeleton width="10ch" />
          )}
          <S.Amount>
            <VisuallyHidden>{t('shell.balance')}</VisuallyHidden>
            {balance && (
              <Money
                amount={balance.sumBalance}
                currency={balance.currency}
                locale={tag}
                isLive
                masked={isBalanceHidden ? { label: t('shell.balanceHidden') } : undefined}
              />
            )}
            {!balance && (isError ? '–' : <Skeleton width="8ch" />)}
          </S.Amount>
        </S.Words>
      </S.Person>
      <S.Pair>
        <LinkButton render={<Link to={paths.voucherCenter} onClick={onLeave} />}>{t('shell.deposit')}</LinkButton>
        <LinkButton variant="secondary" render={<Link to={paths.withdraw} onClick={onLeave} />}>
          {t('shell.withdraw')}
        </LinkButton>
      </S.Pair>
      <S.Foot>
        <LanguageButton />
        <Button variant="ghost" size="small" icon={<SignOutIcon />} onClick={() => openDialog('logout')}>
          {t('shell.logout')}
        </Button>
      </S.Foot>
    </S.Box>
  );
}
