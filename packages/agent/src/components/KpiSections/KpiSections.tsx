import { useId, type ReactNode } from 'react';
import type { TeamKpi } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, Heading, Skeleton, Stack, Text, writeDate } from '@parlor/ui-kit';
import { sumOf } from '../../model/amounts.ts';
import { spanBefore } from '../../model/span.ts';
import { Figure, Figures } from '../Figure/Figure.tsx';

const earned = ['rebate', 'salary', 'dividend', 'hourly'] as const;
const otherEarnings = ['received', 'paid'] as const;
const moneyFigures = ['turnover', 'payouts', 'deposits', 'withdrawals', 'promotions', 'rebates', 'fees'] as const;
const headsOfSpan = ['newMembers', 'active', 'firstDepositors'] as const;
const headsOfNow = ['members', 'agents', 'online'] as const;

function Group({ title, isMain = false, children }: { title: string; isMain?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Heading level={2} size={16} id={id}>
        {title}
      </Heading>
      <Card hasPattern={isMain}>
        <Stack gap={4}>{children}</Stack>
      </Card>
    </Stack>
  );
}

/** The KPIs of a team: the agent's earnings, the money and the people, each with its change. */
export function KpiSections({ kpi, hasEarnings = true }: { kpi: TeamKpi; hasEarnings?: boolean }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { a, b, c, before, currency } = kpi;
  const compared = spanBefore(kpi);
  const day = (text: string) => writeDate(Date.parse(text), 'date', { locale: tag, timeZone: 'UTC', length: 'medium' });
  const total = (earnings: TeamKpi['c']) => sumOf(earned.map((part) => earnings[part]));
  return (
    <Stack gap={6}>
      {hasEarnings && (
        <Group title={t('kpi.earnings')} isMain>
          <Figure label={t('kpi.earned')} value={total(c)} before={total(before.c)} currency={currency} size="large" />
          <Figures>
            {[...earned, ...otherEarnings].map((part) => (
              <Figure key={part} label={t(`kpi.${part}`)} value={c[part]} before={before.c[part]} currency={currency} />
            ))}
          </Figures>
        </Group>
      )}
      <Group title={t('kpi.money')} isMain={!hasEarnings}>
        <Figure
          label={t('kpi.netLoss')}
          value={b.netLoss}
          before={before.b.netLoss}
          currency={currency}
          size="large"
          isSigned
        />
        <Figures>
          {moneyFigures.map((part) => (
            <Figure key={part} label={t(`kpi.${part}`)} value={b[part]} before={before.b[part]} currency={currency} />
          ))}
          <Figure label={t('kpi.balance')} value={b.balance} currency={currency} />
        </Figures>
      </Group>
      <Group title={t('kpi.heads')}>
        <Figures>
          {headsOfSpan.map((part) => (
            <Figure key={part} label={t(`kpi.${part}`)} value={a[part]} before={before.a[part]} />
          ))}
          {headsOfNow.map((part) => (
            <Figure key={part} label={t(`kpi.${part}`)} value={a[part]} />
          ))}
        </Figures>
      </Group>
      <Text size={12} tone="muted">
        {t('period.before', { from: day(compared.from), to: day(compared.to) })}{' '}
        {t('period.counted', {
          time: writeDate(kpi.countedUntil, 'moment', { locale: tag, timeZone, length: 'short' }),
        })}
      </Text>
    </Stack>
  );
}

/** The skeleton of the KPIs. */
export function KpiSkeleton() {
  return (
    <Stack gap={6}>
      {['a', 'b', 'c'].map((group) => (
        <Stack key={group} gap={3}>
          <Skeleton shape="title" width="40%" />
          <Card>
            <Stack gap={4}>
              <Skeleton shape="title" width="50%" />
              <Figures>
                {['1', '2', '3', '4', '5', '6'].map((figure) => (
                  <Stack key={figure} gap={1}>
                    <Skeleton width="70%" />
                    <Skeleton shape="title" width="90%" />
                    <Skeleton width="40%" />
                  </Stack>
                ))}
              </Figures>
            </Stack>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
