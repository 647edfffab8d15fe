import type { Simulation as Simulated } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, ListRow, Money, RowList, Stack, Text, writeDate } from '@parlor/ui-kit';

/** The maximum number of listed periods, because an hourly salary has many. */
const SHOWN = 31;

interface Props {
  result: Simulated;
  /** The number of simulated days. */
  days: number;
}

/** The payments that terms would have made in the past: the total and the paid periods. */
export function Simulation({ result: { currency, periods, total }, days }: Props) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const paying = periods.filter(({ tier }) => tier !== null);
  return (
    <Stack gap={3}>
      <output>
        <Text isStrong>
          {paying.length === 0
            ? t('form.simulatedNone', { days })
            : t('form.simulated', { days, total: formatMoney(total, { currency, locale: tag }) })}
        </Text>
      </output>
      {paying.length > 0 && (
        <RowList label={t('form.simulatedList')}>
          {paying.slice(0, SHOWN).map(({ from, turnover, tier, amount }) => (
            <ListRow
              key={from}
              isDense
              title={writeDate(from, 'moment', { locale: tag, timeZone, length: 'medium' })}
              detail={`${formatMoney(turnover, { currency, locale: tag })} · ${t('bills.tierReached', { number: tier ?? 0 })}`}
              end={<Money amount={amount} currency={currency} locale={tag} />}
            />
          ))}
        </RowList>
      )}
      {paying.length > SHOWN && (
        <Text size={14} tone="secondary">
          {t('form.simulatedMore', { count: paying.length - SHOWN })}
        </Text>
      )}
    </Stack>
  );
}
