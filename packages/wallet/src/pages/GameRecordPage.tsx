import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListOrdersInfiniteQuery } from '@parlor/api-client';
import type { Order, OrderState } from '@parlor/contract';
import { Link, paths, useGatewayNow, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import {
  Badge,
  Card,
  DateText,
  EmptyState,
  Heading,
  LinkButton,
  ListRow,
  Money,
  Page as PageFrame,
  RowList,
  Stack,
  Stat,
  writeDate,
  type BadgeTone,
} from '@parlor/ui-kit';
import { OrderDialog } from '../components/OrderDialog/OrderDialog.tsx';
import { PeriodTabs } from '../components/PeriodTabs/PeriodTabs.tsx';
import { addDays, dayStart, isDay, readMoment } from '../model/days.ts';
import { periodStart, type Period } from '../model/periods.ts';

const tones: Record<OrderState, BadgeTone> = { OPEN: 'warning', SETTLED: 'neutral', CANCELLED: 'neutral' };

/**
 * The betting record at /m/gameRecord: stakes, payouts and the totals of the period. `?day=` shows one day, `?since=`
 * everything since a time in epoch ms.
 */
export function Page() {
  const { t } = useTranslation('wallet');
  const { t: titles } = useTranslation('screens');
  const { tag } = useLanguage();
  const { currency, timeZone } = useSettings();
  const gatewayNow = useGatewayNow();
  const [period, setPeriod] = useState<Period>('today');
  const [shown, setShown] = useState<Order>();
  const [search, setSearch] = useSearchParams();
  const requestedDay = search.get('day');
  const day = isDay(requestedDay) ? requestedDay : undefined;
  const since = readMoment(search.get('since'));
  const range =
    day === undefined
      ? { from: since ?? periodStart(period, gatewayNow(), timeZone) }
      : { from: dayStart(day, timeZone), to: dayStart(addDays(day, 1), timeZone) };
  const query = useListOrdersInfiniteQuery(range, { refetchOnMountOrArgChange: true });
  const choosePeriod = (next: Period) => {
    setPeriod(next);
    if (search.size > 0) setSearch({}, { replace: true });
  };

  return (
    <PageFrame>
      <PeriodTabs value={day === undefined && since === undefined ? period : undefined} onChange={choosePeriod} />
      {day !== undefined && (
        <Heading level={2} size={20}>
          <DateText value={dayStart(day, timeZone)} locale={tag} timeZone={timeZone} length="long" />
        </Heading>
      )}
      {day === undefined && since !== undefined && (
        <Heading level={2} size={20}>
          {t('record.since', { date: writeDate(since, 'date', { locale: tag, timeZone, length: 'medium' }) })}
        </Heading>
      )}
      <PagedList
        query={query}
        failed={t('record.loadFailed')}
        empty={
          <EmptyState
            scene="records"
            title={t('record.noBets')}
            description={t('record.noBetsText')}
            action={<LinkButton render={<Link to={paths.home} />}>{t('record.findGame')}</LinkButton>}
          />
        }
      >
        {(pages) => (
          <>
            {pages[0] && (
              <Card>
                <Stack direction="row" justify="space-between">
                  {(['stake', 'payout', 'net'] as const).map((figure) => (
                    <Stat key={figure} label={t(`record.${figure}`)}>
                      <Money
                        amount={pages[0]?.totals[figure] ?? '0'}
                        currency={currency}
                        locale={tag}
                        tone={figure === 'net' ? 'auto' : 'plain'}
                      />
                    </Stat>
                  ))}
                </Stack>
              </Card>
            )}
            <RowList label={titles('wallet.gameRecord')} isBusy={query.isFetching}>
              {pages
                .flatMap(({ list }) => list)
                .map((order) => (
                  <ListRow
                    key={order.orderId}
                    title={order.gameName}
                    detail={
                      <>
                        <DateText value={order.placedAt} format="moment" locale={tag} timeZone={timeZone} /> ·{' '}
                        {t('record.stake')} <Money amount={order.stake} currency={order.currency} locale={tag} />
                      </>
                    }
                    end={
                      order.state === 'SETTLED' ? (
                        <Money amount={order.net} currency={order.currency} locale={tag} tone="auto" isStrong />
                      ) : (
                        <Badge tone={tones[order.state]}>{t(`orderState.${order.state}`)}</Badge>
                      )
                    }
                    render={
                      <button type="button" onClick={() => setShown(order)}>
                        {order.gameName}
                      </button>
                    }
                  />
                ))}
            </RowList>
          </>
        )}
      </PagedList>
      {shown && <OrderDialog order={shown} onClose={() => setShown(undefined)} />}
    </PageFrame>
  );
}
