import { useListRebatesInfiniteQuery } from '@parlor/api-client';
import { useSettings } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { DateText, Heading, ListRow, Money, RowList, Stack, Text } from '@parlor/ui-kit';

/** Claimed rebates, newest first, with their game types. */
export function RebateHistory() {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const nameOf = useGameTypeName();
  const query = useListRebatesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={20}>
        {t('rebate.history')}
      </Heading>
      <PagedList query={query} empty={<Text tone="secondary">{t('rebate.noClaims')}</Text>}>
        {(pages) => (
          <RowList label={t('rebate.history')}>
            {pages
              .flatMap(({ list }) => list)
              .map(({ claimId, amount, currency, claimedAt, parts }) => (
                <ListRow
                  key={claimId}
                  title={<DateText value={claimedAt} format="moment" locale={tag} timeZone={timeZone} />}
                  detail={parts.map(({ gameType }) => nameOf(gameType)).join(', ')}
                  end={<Money amount={amount} currency={currency} locale={tag} isStrong />}
                />
              ))}
          </RowList>
        )}
      </PagedList>
    </Stack>
  );
}
