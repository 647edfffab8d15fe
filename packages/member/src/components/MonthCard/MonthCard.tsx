import { useGetMonthFiguresQuery } from '@parlor/api-client';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, Heading, Money, Skeleton, Stack, Stat, Text } from '@parlor/ui-kit';
import * as S from './MonthCard.styles.ts';

/** The results of this month: turnover, deposits and rewards (MEM-01). */
export function MonthCard() {
  const { t } = useTranslation('loyalty');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError, isFetching, refetch } = useGetMonthFiguresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const figure = (amount: string | undefined) =>
    amount === undefined ? <Skeleton width="7ch" /> : <Money amount={amount} currency={data?.currency} locale={tag} />;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('month.title')}
      </Heading>
      <Card>
        {!data && isError ? (
          <Stack direction="row" gap={3} justify="space-between" align="center" isWrapping>
            <Text size={14} tone="danger">
              {t('month.loadFailed')}
            </Text>
            <Button variant="secondary" size="small" isLoading={isFetching} onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          </Stack>
        ) : (
          <S.Figures>
            <Stat label={t('month.turnover')}>{figure(data?.turnover)}</Stat>
            <Stat label={t('month.deposits')}>{figure(data?.deposits)}</Stat>
            <Stat label={t('month.rewards')}>{figure(data?.rewards)}</Stat>
          </S.Figures>
        )}
      </Card>
    </Stack>
  );
}
