import { toMinor, type Currency, type PlayLimit } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Heading, Stack, Text, writeDate } from '@parlor/ui-kit';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';

/** The used share of a limit, from 0 to 1. */
function shareOf({ amount, used }: PlayLimit, currency: Currency): number {
  const limit = amount === null ? 0n : (toMinor(amount, currency) ?? 0n);
  // The player won more than was staked, so nothing is used.
  const spent = used.startsWith('-') ? 0n : (toMinor(used, currency) ?? 0n);
  if (limit === 0n) return 0;
  return spent >= limit ? 1 : Number((spent * 1_000n) / limit) / 1_000;
}

/** One limit: its use, a pending raise and the button to change it. */
export function LimitRow({
  limit,
  currency,
  onChange,
}: {
  limit: PlayLimit;
  currency: Currency;
  onChange: () => void;
}) {
  const { t } = useTranslation('limits');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  const { amount, used, next } = limit;
  const period = t(`period.${limit.period}`);
  const write = (money: string) => formatMoney(money, { currency, locale });
  const spent = write(used.startsWith('-') ? '0' : used);
  return (
    <Card as="li">
      <Stack gap={2}>
        <Stack direction="row" gap={2} justify="space-between" align="center">
          <Heading level={3} size={16}>
            {period}
          </Heading>
          <Button
            size="small"
            variant="secondary"
            aria-label={t(amount === null ? 'setOf' : 'changeOf', { limit: period })}
            onClick={onChange}
          >
            {t(amount === null ? 'set' : 'change')}
          </Button>
        </Stack>
        <Text size={14} tone="secondary">
          {amount === null ? t('noLimit', { used: spent }) : t('used', { used: spent, limit: write(amount) })}
        </Text>
        {amount !== null && <ProgressBar share={shareOf(limit, currency)} />}
        {next !== null && (
          <Text size={14}>
            {t(next.amount === null ? 'endsAt' : 'raisedAt', {
              time: writeDate(next.at, 'moment', { locale, timeZone, length: 'medium' }),
              amount: next.amount === null ? '' : write(next.amount),
            })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
