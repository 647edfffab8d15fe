import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListTransactionsInfiniteQuery } from '@parlor/api-client';
import { useGatewayNow, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { DateText, EmptyState, formatMoney, ListRow, Money, Page as PageFrame, RowList } from '@parlor/ui-kit';
import { KindTabs } from '../components/KindTabs/KindTabs.tsx';
import { PeriodTabs } from '../components/PeriodTabs/PeriodTabs.tsx';
import { periodStart, type Period } from '../model/periods.ts';
import { readKind } from '../model/transactionKinds.ts';

/**
 * The account record at /m/transaction/record: all transactions of the player's account, newest first. `?kind=` filters
 * by kind.
 */
export function Page() {
  const { t } = useTranslation('wallet');
  const { t: titles } = useTranslation('screens');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const gatewayNow = useGatewayNow();
  const [period, setPeriod] = useState<Period>('week');
  const [search, setSearch] = useSearchParams();
  const kind = readKind(search.get('kind'));
  const query = useListTransactionsInfiniteQuery(
    { from: periodStart(period, gatewayNow(), timeZone), kind },
    { refetchOnMountOrArgChange: true },
  );
  const words = kind === undefined ? 'noTransactions' : 'noneOfKind';

  return (
    <PageFrame>
      <PeriodTabs value={period} onChange={setPeriod} />
      <KindTabs
        value={kind}
        onChange={(next) => setSearch(next === undefined ? {} : { kind: next }, { replace: true })}
      />
      <PagedList
        query={query}
        failed={t('record.loadFailed')}
        empty={<EmptyState scene="records" title={t(`record.${words}`)} description={t(`record.${words}Text`)} />}
      >
        {(pages) => (
          <RowList label={titles('wallet.transactionRecord')} isBusy={query.isFetching}>
            {pages
              .flatMap(({ list }) => list)
              .map(({ id, kind: kindOfLine, amount, currency, balanceAfter, at }) => (
                <ListRow
                  key={id}
                  title={t(`kind.${kindOfLine}`)}
                  detail={
                    <>
                      <DateText value={at} format="moment" locale={tag} timeZone={timeZone} /> ·{' '}
                      {t('record.balanceAfter', { amount: formatMoney(balanceAfter, { currency, locale: tag }) })}
                    </>
                  }
                  end={<Money amount={amount} currency={currency} locale={tag} tone="auto" isStrong />}
                />
              ))}
          </RowList>
        )}
      </PagedList>
    </PageFrame>
  );
}
