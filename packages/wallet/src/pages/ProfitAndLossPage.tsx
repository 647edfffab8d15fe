import { useSearchParams } from 'react-router';
import { useGetProfitAndLossQuery } from '@parlor/api-client';
import type { DayResult } from '@parlor/contract';
import { Link, paths, useGatewayNow, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, ErrorState, Heading, LinkButton, Page as PageFrame, Skeleton, Stack, Tabs } from '@parlor/ui-kit';
import { DownloadRecords } from '../components/DownloadRecords/DownloadRecords.tsx';
import { GameTypeTable } from '../components/GameTypeTable/GameTypeTable.tsx';
import { ProfitSummary } from '../components/ProfitSummary/ProfitSummary.tsx';
import { ResultChart } from '../components/ResultChart/ResultChart.tsx';
import { ResultDays } from '../components/ResultDays/ResultDays.tsx';
import type { DayRange } from '../model/days.ts';
import { reportDays, reportPeriods, type ReportPeriod } from '../model/periods.ts';

/**
 * The profit and loss of a player at /m/profitandloss, by day of the merchant's time zone. `?period=` selects the days.
 */
export function Page() {
  const { t } = useTranslation('wallet');
  const { timeZone } = useSettings();
  const gatewayNow = useGatewayNow();
  const [search, setSearch] = useSearchParams();
  const period = reportPeriods.find((candidate) => candidate === search.get('period')) ?? 'week';
  const labels: Record<ReportPeriod, string> = {
    week: t('record.week'),
    month: t('record.month'),
    thisMonth: t('profitAndLoss.thisMonth'),
    year: t('profitAndLoss.year'),
  };

  return (
    <PageFrame>
      <Tabs
        label={t('record.range')}
        items={reportPeriods.map((id) => ({ id, label: labels[id] }))}
        value={period}
        onChange={(next) => setSearch({ period: next }, { replace: true })}
        isFitted
      />
      <Report key={period} range={reportDays(period, gatewayNow(), timeZone)} />
    </PageFrame>
  );
}

const hadBets = ({ staked, won, refunded }: DayResult) =>
  [staked, won, refunded].some((amount) => /[1-9]/.test(amount));

function Report({ range }: { range: DayRange }) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetProfitAndLossQuery(range, { refetchOnMountOrArgChange: true });

  if (!data && isError) {
    return (
      <ErrorState
        title={t('profitAndLoss.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        headingLevel={2}
      />
    );
  }
  if (!data) {
    return (
      <Stack gap={4}>
        <Skeleton shape="block" />
        <Skeleton shape="banner" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  const days = data.days.filter(hadBets);
  return (
    <>
      {days.length === 0 ? (
        <EmptyState
          scene="records"
          title={t('profitAndLoss.none')}
          description={t('profitAndLoss.noneText')}
          action={<LinkButton render={<Link to={paths.home} />}>{t('record.findGame')}</LinkButton>}
        />
      ) : (
        <>
          <ProfitSummary totals={data.totals} currency={data.currency} />
          <ResultChart report={data} range={range} />
          <Stack as="section" gap={3}>
            <Heading level={2} size={20}>
              {t('profitAndLoss.days')}
            </Heading>
            <ResultDays days={days} currency={data.currency} />
          </Stack>
          <GameTypeTable range={range} />
        </>
      )}
      {data.days.length > 0 && <DownloadRecords range={range} />}
    </>
  );
}
