import { useGetBalanceQuery } from '@parlor/api-client';
import { Link, paths, useBalanceMask, useIsLoggedIn } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { LinkButton, Money, Skeleton } from '@parlor/ui-kit';
import * as S from './ExtraTopBar.styles.ts';

function PlayerPart() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError } = useGetBalanceQuery();
  const { isBalanceHidden } = useBalanceMask();
  return (
    <>
      <S.Words>
        <S.Label>{t('shell.balance')}</S.Label>
        <S.Amount>
          {data && (
            <Money
              amount={data.sumBalance}
              currency={data.currency}
              locale={tag}
              isLive
              masked={isBalanceHidden ? { label: t('shell.balanceHidden') } : undefined}
            />
          )}
          {!data && (isError ? '–' : <Skeleton width="8ch" />)}
        </S.Amount>
      </S.Words>
      <S.Actions>
        <LinkButton size="small" variant="secondary" render={<Link to={paths.withdraw} />}>
          {t('shell.withdraw')}
        </LinkButton>
        <LinkButton size="small" render={<Link to={paths.voucherCenter} />}>
          {t('shell.deposit')}
        </LinkButton>
      </S.Actions>
    </>
  );
}

function VisitorPart() {
  const { t } = useTranslation();
  return (
    <>
      <S.Words>{t('shell.newPlayer')}</S.Words>
      <S.Actions>
        <LinkButton size="small" variant="secondary" render={<Link to={paths.login} />}>
          {t('shell.login')}
        </LinkButton>
        <LinkButton size="small" render={<Link to={paths.register} />}>
          {t('shell.register')}
        </LinkButton>
      </S.Actions>
    </>
  );
}

/**
 * The extra bar that a merchant shows on chosen pages: balance, deposit and withdrawal for players; login and
 * registration for visitors.
 */
export function ExtraTopBar() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  return <S.Root aria-label={t('shell.accountBar')}>{isLoggedIn ? <PlayerPart /> : <VisitorPart />}</S.Root>;
}
