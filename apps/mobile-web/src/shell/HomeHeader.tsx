import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { Link } from 'react-router';
import { useGetBalanceQuery } from '@parlor/api-client';
import { paths, trustedDrawing, useBalanceMask, useDialogs, useIsLoggedIn } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, IconButton, LinkButton, Skeleton } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './HomeHeader.styles.ts';

function MemberBalance() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError } = useGetBalanceQuery();
  const { isBalanceHidden } = useBalanceMask();
  const { openDialog } = useDialogs();
  const amount = data && formatMoney(data.sumBalance, { currency: data.currency, locale: tag });
  const words = isBalanceHidden ? t('shell.balanceHidden') : `${t('shell.balance')} ${amount ?? ''}`;
  return (
    <S.Balance type="button" aria-haspopup="dialog" aria-label={`${t('shell.member')}, ${words}`} onClick={() => openDialog('account')}>
      {amount !== undefined && (isBalanceHidden ? '****' : amount)}
      {amount === undefined && (isError ? t('shell.member') : <Skeleton width="8ch" />)}
    </S.Balance>
  );
}

/** Home's own header: logo, the way in or the balance, language and menu. */
export function HomeHeader() {
  const { t } = useTranslation();
  const { logo, name, layout } = useBrand();
  const isLoggedIn = useIsLoggedIn();
  const { openDialog } = useDialogs();

  return (
    <S.Root $variant={layout.header}>
      {/* An address without a filter: all types, no vendor, and the hot games that home begins with. */}
      {/* Drawn by the brand's own theme package, never by a server's answer. */}
      <S.Logo to={paths.home} aria-label={name} onClick={() => window.scrollTo({ top: 0 })}>
        <S.Wordmark dangerouslySetInnerHTML={trustedDrawing(logo.wordmark)} />
        <S.Mark dangerouslySetInnerHTML={trustedDrawing(logo.mark)} />
      </S.Logo>
      <S.Actions>
        {isLoggedIn ? (
          <MemberBalance />
        ) : (
          <>
            <LinkButton size="small" variant="ghost" render={<Link to={paths.login} />}>{t('shell.login')}</LinkButton>
            <LinkButton size="small" render={<Link to={paths.register} />}>{t('shell.register')}</LinkButton>
          </>
        )}
        <IconButton label={t('shell.language')} aria-haspopup="dialog" onClick={() => openDialog('language')}>
          <GlobeIcon />
        </IconButton>
        <IconButton label={t('shell.menu')} aria-haspopup="dialog" onClick={() => openDialog('drawer')}>
          <ListIcon />
        </IconButton>
      </S.Actions>
    </S.Root>
  );
}
