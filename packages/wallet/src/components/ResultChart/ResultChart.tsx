import { currencyExponent, type ProfitAndLoss } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, writeDate } from '@parlor/ui-kit';
import { Chart, type ChartSeries } from '@parlor/ui-kit/chart';
import { daysOf, type DayRange } from '../../model/days.ts';

/** More bars than this are too thin to be distinguished on a phone; a line is drawn instead. */
const MAX_BARS = 31;

/** A chart of the result of each day of a period. Days without bets are zero. */
export function ResultChart({ report, range }: { report: ProfitAndLoss; range: DayRange }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { currency } = report;
  const days = daysOf(range);
  const netOf = new Map(report.days.map(({ day, net }) => [day, net]));
  const amounts = days.map((day) => netOf.get(day) ?? '0');
  const decimals = currencyExponent(currency);
  // Only for drawing; screen readers use the texts.
  const values = amounts.map(Number);
  const axisDecimals = values.every((value) => Math.abs(value) < 10) ? decimals : 0;
  const series: ChartSeries = {
    id: 'net',
    name: t('profitAndLoss.net'),
    values,
    texts: amounts.map((amount) => formatMoney(amount, { currency, locale: tag, sign: 'always', digits: decimals })),
    kind: days.length > MAX_BARS ? 'area' : 'bars',
  };
  return (
    <Chart
      label={t('profitAndLoss.chart')}
      points={days.map((day) => writeDate(Date.parse(day), 'date', { locale: tag, timeZone: 'UTC', length: 'short' }))}
      pointsLabel={t('profitAndLoss.day')}
      series={[series]}
      formatValue={(value) => formatMoney(value.toFixed(axisDecimals), { currency, locale: tag })}
      tableLabel={t('profitAndLoss.asTable')}
      emptyText={t('profitAndLoss.none')}
    />
  );
}
