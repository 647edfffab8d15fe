import { useListRewardsInfiniteQuery } from '@parlor/api-client';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { DateText, EmptyState, ListRow, Money, RowList } from '@parlor/ui-kit';
import { MoreList } from '../MoreList/MoreList.tsx';

/** Rewards that were claimed or are gone, newest first. */
export function PastRewards() {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useListRewardsInfiniteQuery({ state: 'past' }, { refetchOnMountOrArgChange: true });
  return (
    <MoreList
      query={query}
      empty={<EmptyState scene="records" title={t('past.empty')} description={t('past.emptyText')} />}
    >
      {(pages) => (
        <RowList label={t('past.title')} isBusy={query.isFetching}>
          {pages
            .flatMap(({ list }) => list)
            .map(({ rewardId, title, reward, state, amount, currency, claimedAt, grantedAt }) => (
              <ListRow
                key={rewardId}
                title={title}
                detail={
                  <>
                    {t(`state.${state}`)} · {t(`open.${reward}`)} ·{' '}
                    <DateText value={claimedAt ?? grantedAt} format="moment" locale={tag} timeZone={timeZone} />
                  </>
                }
                end={<Money amount={amount} currency={currency} locale={tag} isStrong />}
              />
            ))}
        </RowList>
      )}
    </MoreList>
  );
}
