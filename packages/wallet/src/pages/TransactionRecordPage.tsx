import { useState } from 'react';
import { useListTransactionsInfiniteQuery } from '@parlor/api-client';
import { useGatewayNow, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { DateText, EmptyState, formatMoney, ListRow, Money, Page as PageFrame, RowList } from '@parlor/ui-kit';
import { PeriodTabs } from '../components/PeriodTabs/PeriodTabs.tsx';
import { RecordList } from '../components/RecordList/RecordList.tsx';
import { periodStart, type Period } from '../model/periods.ts';

/** The account record at /m/transaction/record: everything that moved on the player's account, newest first. */
export function Page() {
  const { t } = useTranslation('wallet');
  const { t: titles } = useTranslation('screens');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const gatewayNow = useGatewayNow();
  const [period, setPeriod] = useState<Period>('week');
  const query = useListTransactionsInfiniteQuery({ from: periodStart(period, new Date(gatewayNow())) }, { refetchOnMountOrArgChange: true });

  return (
    <PageFrame>
      <PeriodTabs value={period} onChange={setPeriod} />
      <RecordList query={query} empty={<EmptyState scene="records" title={t('record.noTransactions')} description={t('record.noTransactionsText')} />}>
        {(pages) => (
          <RowList label={titles('wallet.transactionRecord')} isBusy={query.isFetching}>
            {pages.flatMap(({ list }) => list).map(({ id, kind, amount, currency, balanceAfter, at }) => (
              <ListRow
                key={id}
                title={t(`kind.${kind}`)}
                detail={<><DateText value={at} format="moment" locale={tag} timeZone={timeZone} /> · {t('record.balanceAfter', { amount: formatMoney(balanceAfter, { currency, locale: tag }) })}</>}
                end={<Money amount={amount} currency={currency} locale={tag} tone="auto" isStrong />}
              />
            ))}
          </RowList>
        )}
      </RecordList>
    </PageFrame>
  );
}
