import { useListWithdrawalsInfiniteQuery } from '@parlor/api-client';
import type { Withdrawal, WithdrawalState } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { Badge, DateText, EmptyState, ListRow, Money, RowList, type BadgeTone } from '@parlor/ui-kit';
import { useFollowedWithdrawal } from '../../hooks/useFollowedWithdrawal.ts';
import { isFinalState } from '../../model/withdrawalStates.ts';

const tones: Record<WithdrawalState, BadgeTone> = {
  REQUESTED: 'warning',
  REVIEW: 'warning',
  APPROVED: 'warning',
  PAYING: 'warning',
  PAID: 'success',
  REFUSED: 'danger',
  FAILED: 'danger',
  CANCELLED: 'neutral',
};

/** The player's withdrawals with their states, each linked to its steps. The newest open one is polled. */
export function WithdrawalList({ onShow }: { onShow: (withdrawal: Withdrawal) => void }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useListWithdrawalsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  useFollowedWithdrawal(query.data?.pages[0]?.list.find(({ state }) => !isFinalState(state)));

  return (
    <PagedList
      query={query}
      failed={t('record.loadFailed')}
      empty={
        <EmptyState scene="records" title={t('withdraw.none')} description={t('withdraw.noneText')} headingLevel={3} />
      }
    >
      {(pages) => (
        <RowList label={t('withdraw.recent')}>
          {pages
            .flatMap(({ list }) => list)
            .map((withdrawal) => {
              const { withdrawalId, bankName, lastFour, amount, currency, state, createdAt } = withdrawal;
              return (
                <ListRow
                  key={withdrawalId}
                  title={`${bankName} •••• ${lastFour}`}
                  detail={<DateText value={createdAt} format="moment" locale={tag} timeZone={timeZone} />}
                  end={
                    <>
                      <Money amount={amount} currency={currency} locale={tag} isStrong />
                      <Badge tone={tones[state]}>{t(`withdraw.state.${state}`)}</Badge>
                    </>
                  }
                  render={
                    <button type="button" onClick={() => onShow(withdrawal)}>
                      {bankName}
                    </button>
                  }
                />
              );
            })}
        </RowList>
      )}
    </PagedList>
  );
}
