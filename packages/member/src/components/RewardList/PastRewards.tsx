import type { ReactNode } from 'react';
import { useListRewardsInfiniteQuery } from '@parlor/api-client';
import type { Reward } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { DateText, EmptyState, formatMoney, ListRow, Money, RowList, Text, writeDate } from '@parlor/ui-kit';

/** Rewards that were claimed or can no longer be claimed, newest first. */
export function PastRewards() {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useListRewardsInfiniteQuery({ state: 'past' }, { refetchOnMountOrArgChange: true });
  /** Describes the remaining free rounds, or their winnings. */
  const roundsText = ({ freeRounds, currency }: Reward): string | undefined => {
    if (freeRounds?.playUntil == null) return undefined;
    const { count, left, won, playUntil } = freeRounds;
    const day = writeDate(playUntil, 'moment', { locale: tag, timeZone, length: 'medium' });
    return left > 0
      ? t('past.roundsLeft', { left, count, day })
      : t('past.roundsWon', { won: formatMoney(won, { currency, locale: tag }), count });
  };
  const end = ({ contestReward, freeRounds, amount, currency }: Reward): ReactNode => {
    if (contestReward !== null)
      return <Text isStrong>{t(`past.${contestReward.unit}`, { count: contestReward.count })}</Text>;
    return <Money amount={freeRounds?.won ?? amount} currency={currency} locale={tag} isStrong />;
  };
  return (
    <PagedList
      query={query}
      empty={<EmptyState scene="records" title={t('past.empty')} description={t('past.emptyText')} />}
    >
      {(pages) => (
        <RowList label={t('past.title')} isBusy={query.isFetching}>
          {pages
            .flatMap(({ list }) => list)
            .map((reward) => (
              <ListRow
                key={reward.rewardId}
                title={reward.title}
                detail={
                  <>
                    {t(`state.${reward.state}`)} · {roundsText(reward) ?? t(`open.${reward.reward}`)} ·{' '}
                    <DateText
                      value={reward.claimedAt ?? reward.grantedAt}
                      format="moment"
                      locale={tag}
                      timeZone={timeZone}
                    />
                  </>
                }
                end={end(reward)}
              />
            ))}
        </RowList>
      )}
    </PagedList>
  );
}
