import { useListBonusRoundsInfiniteQuery } from '@parlor/api-client';
import type { Bonus } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { DateText, formatMoney, ListRow, RowList, Stack, Text } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';

interface Props {
  bonus: Bonus;
  isOpen: boolean;
  onClose: () => void;
}

/** Rounds that were evaluated for the wagering of a bonus: the amount that each added, or why it added nothing. */
export function BonusRounds({ bonus, isOpen, onClose }: Props) {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { bonusId, title, currency, wagering, contributions } = bonus;
  const odds = contributions.find(({ minOdds }) => minOdds !== undefined)?.minOdds ?? '';
  const query = useListBonusRoundsInfiniteQuery(bonusId, { skip: !isOpen, refetchOnMountOrArgChange: true });
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('rounds.title', { title })}
      closeLabel={t('rounds.close')}
      description={t('rounds.sum', { done: money(wagering.done), required: money(wagering.required) })}
    >
      <PagedList query={query} empty={<Text tone="secondary">{t('rounds.empty')}</Text>}>
        {(pages) => (
          <RowList label={t('bonus.rounds')} isBusy={query.isFetching}>
            {pages
              .flatMap(({ list }) => list)
              .map(({ orderId, gameName, at, stake, counted, reason }) => (
                <ListRow
                  key={orderId}
                  isDense
                  title={gameName}
                  detail={
                    <Stack gap={1}>
                      <span>
                        <DateText value={at} format="moment" locale={tag} timeZone={timeZone} /> ·{' '}
                        {t('rounds.stake', { amount: money(stake) })}
                      </span>
                      {reason !== null && <span>{t(`roundReason.${reason}`, { odds })}</span>}
                    </Stack>
                  }
                  end={t('rounds.counted', { amount: money(counted) })}
                />
              ))}
          </RowList>
        )}
      </PagedList>
    </Sheet>
  );
}
