import { useGetAccrualQuery } from '@parlor/api-client';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Heading, Money, Skeleton, Stack, Stat, Text, writeDate } from '@parlor/ui-kit';

/** The polling interval of the running period while it is shown, in ms. */
const READ_EVERY_MS = 15_000;

/** The result of the running period, as if it ended now. */
export function AccrualCard({ contractId }: { contractId: string }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { data } = useGetAccrualQuery(contractId, {
    pollingInterval: READ_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  if (!data) return <Skeleton shape="block" />;
  const { currency, amount, turnover, active, netLoss, tier, next, countedUntil, to } = data;
  const moment = (at: number) => writeDate(at, 'moment', { locale: tag, timeZone, length: 'medium' });
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {t('detail.running')}
        </Heading>
        <Stat label={tier === null ? t('bills.tierNone') : t('bills.tierReached', { number: tier })} size="large">
          <Money amount={amount} currency={currency} locale={tag} />
        </Stat>
        <Stack direction="row" gap={6} isWrapping>
          <Stat label={t('bills.turnover')}>
            <Money amount={turnover} currency={currency} locale={tag} />
          </Stat>
          <Stat label={t('bills.active')}>{new Intl.NumberFormat(tag).format(active)}</Stat>
          <Stat label={t('bills.netLoss')}>
            <Money amount={netLoss} currency={currency} locale={tag} />
          </Stat>
        </Stack>
        {next !== null && (
          <Text size={14}>
            {t('detail.nextTier', {
              turnover: formatMoney(next.turnover, { currency, locale: tag }),
              active: new Intl.NumberFormat(tag).format(next.active),
            })}
          </Text>
        )}
        <Text size={14} tone="secondary">
          {t('detail.runningText', { time: moment(countedUntil), end: moment(to) })}
        </Text>
      </Stack>
    </Card>
  );
}
