import { useState } from 'react';
import { useGetTeamTrendQuery } from '@parlor/api-client';
import { currencyExponent, type TeamSpanQuery, type TeamTrend } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, ErrorState, formatMoney, Heading, Skeleton, Stack, Tabs, writeDate } from '@parlor/ui-kit';
import { Chart, type ChartSeries } from '@parlor/ui-kit/chart';

/** More bars than this are too thin to distinguish on a phone; lines are drawn instead. */
const MAX_BARS = 14;

const measures = ['play', 'money', 'netLoss', 'heads'] as const;
type Measure = (typeof measures)[number];
type Figure = 'turnover' | 'payouts' | 'deposits' | 'withdrawals' | 'netLoss' | 'active' | 'newMembers';
const figuresOf = {
  play: ['turnover', 'payouts'],
  money: ['deposits', 'withdrawals'],
  netLoss: ['netLoss'],
  heads: ['active', 'newMembers'],
} as const satisfies Record<Measure, readonly [Figure] | readonly [Figure, Figure]>;

/** A chart of a team's results by day, or of a single day by hour. */
export function TrendChart({ span }: { span: TeamSpanQuery }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const [measure, setMeasure] = useState<Measure>('play');
  const {
    currentData: trend,
    isError,
    isFetching,
    refetch,
  } = useGetTeamTrendQuery(span, { refetchOnMountOrArgChange: true });
  const isOneDay = span.from === span.to;

  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {isOneDay ? t('trend.hours') : t('trend.title')}
      </Heading>
      {!trend && isError && (
        <ErrorState
          title={t('kpi.failed')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          headingLevel={3}
        />
      )}
      {!trend && !isError && (
        <Card>
          <Skeleton shape="banner" />
        </Card>
      )}
      {trend && (
        <Card>
          <Stack gap={4}>
            {!isOneDay && (
              <Tabs
                label={t('trend.show')}
                items={measures.map((option) => ({ id: option, label: t(`trend.${option}`) }))}
                value={measure}
                onChange={setMeasure}
              />
            )}
            {isOneDay ? <Hours trend={trend} /> : <Days key={measure} trend={trend} measure={measure} />}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function useSeries(currency: TeamTrend['currency']) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const digits = currencyExponent(currency);
  return (figure: Figure, amounts: readonly string[], isMoney: boolean, kind: ChartSeries['kind']): ChartSeries => ({
    id: figure,
    name: t(figure === 'netLoss' ? 'trend.netLoss' : `kpi.${figure}`),
    // Only for drawing; the labels show the exact values.
    values: amounts.map(Number),
    texts: amounts.map((amount) =>
      isMoney
        ? formatMoney(amount, { currency, locale: tag, digits, ...(figure === 'netLoss' && { sign: 'always' }) })
        : formatMoney(amount, { locale: tag }),
    ),
    kind,
  });
}

function Days({ trend, measure }: { trend: TeamTrend; measure: Measure }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const seriesOf = useSeries(trend.currency);
  const kind = trend.days.length > MAX_BARS ? 'line' : 'bars';
  const isMoney = measure !== 'heads';
  const [first, second] = figuresOf[measure] as readonly [Figure, Figure?];
  const series = (figure: Figure) =>
    seriesOf(
      figure,
      trend.days.map((day) => String(day[figure])),
      isMoney,
      kind,
    );
  return (
    <Chart
      label={t('trend.title')}
      points={trend.days.map(({ day }) =>
        writeDate(Date.parse(day), 'date', { locale: tag, timeZone: 'UTC', length: 'short' }),
      )}
      pointsLabel={t('trend.day')}
      series={second === undefined ? [series(first)] : [series(first), series(second)]}
      formatValue={(value) =>
        formatMoney(value.toFixed(0), { locale: tag, ...(isMoney && { currency: trend.currency }) })
      }
      tableLabel={t('trend.table')}
      emptyText={t('trend.none')}
    />
  );
}

function Hours({ trend }: { trend: TeamTrend }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const seriesOf = useSeries(trend.currency);
  const series = (figure: 'turnover' | 'payouts') =>
    seriesOf(
      figure,
      trend.hours.map((hour) => hour[figure]),
      true,
      'line',
    );
  return (
    <Chart
      label={t('trend.hours')}
      points={trend.hours.map(({ hour }) => writeDate(hour, 'time', { locale: tag, timeZone, length: 'short' }))}
      pointsLabel={t('trend.hour')}
      series={[series('turnover'), series('payouts')]}
      formatValue={(value) => formatMoney(value.toFixed(0), { locale: tag, currency: trend.currency })}
      tableLabel={t('trend.table')}
      emptyText={t('trend.none')}
    />
  );
}
