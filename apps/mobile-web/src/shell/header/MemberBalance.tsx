import { useGetBalanceQuery } from '@parlor/api-client';
import { useBalanceMask, useDialogs } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, LiveNumber, Skeleton } from '@parlor/ui-kit';
import * as S from './HomeHeader.styles.ts';

/** The balance of a member. A press opens the account menu. */
export function MemberBalance() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError } = useGetBalanceQuery();
  const { isBalanceHidden } = useBalanceMask();
  const { openDialog } = useDialogs();
  const amount = data && formatMoney(data.sumBalance, { currency: data.currency, locale: tag });
  const words = isBalanceHidden ? t('shell.balanceHidden') : `${t('shell.balance')} ${amount ?? ''}`;
  return (
    <S.Balance
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t('shell.member')}, ${words}`}
      onClick={() => openDialog('account')}
    >
      {amount !== undefined && (isBalanceHidden ? '****' : <LiveNumber value={amount} />)}
      {amount === undefined && (isError ? t('shell.member') : <Skeleton width="8ch" />)}
    </S.Balance>
  );
}
