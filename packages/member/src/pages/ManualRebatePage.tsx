import { useState } from 'react';
import { useGetRebateQuery } from '@parlor/api-client';
import type { Rebate } from '@parlor/contract';
import { isTrialType, Link, paths, useSession } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import {
  EmptyState,
  ErrorState,
  formatMoney,
  Heading,
  LinkButton,
  ListRow,
  Money,
  Page as PageFrame,
  RowList,
  Skeleton,
  Stack,
} from '@parlor/ui-kit';
import { RebateClaim } from '../components/RebateClaim/RebateClaim.tsx';
import { RebateDays } from '../components/RebateDays/RebateDays.tsx';
import { RebateHistory } from '../components/RebateHistory/RebateHistory.tsx';
import { writePercent } from '../model/rankProgress.ts';

/** Rebates of bets, at /m/member/manualRebate: by game type, the claim, and earlier claims (MEM-03). */
export function Page() {
  const session = useSession();
  if (isTrialType(session?.type))
    return (
      <PageFrame>
        <TrialRefusal />
      </PageFrame>
    );
  return <Content />;
}

function Content() {
  const { t } = useTranslation('loyalty');
  const { t: common } = useTranslation();
  const {
    data: rebate,
    isError,
    isFetching,
    refetch,
  } = useGetRebateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!rebate)
    return (
      <PageFrame>
        {isError ? (
          <ErrorState
            title={t('rebate.loadFailed')}
            description={common('state.errorText')}
            retryLabel={common('action.retry')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
            headingLevel={2}
          />
        ) : (
          <Stack gap={4}>
            <Skeleton shape="banner" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        )}
      </PageFrame>
    );
  return (
    <PageFrame>
      <RebateClaim rebate={rebate} />
      {rebate.list.length === 0 ? (
        <EmptyState
          scene="wallet"
          title={t('rebate.none')}
          description={t('rebate.noneText')}
          action={<LinkButton render={<Link to={paths.home} />}>{t('rebate.play')}</LinkButton>}
        />
      ) : (
        <Parts rebate={rebate} />
      )}
      <RebateHistory />
    </PageFrame>
  );
}

function Parts({ rebate: { list, currency } }: { rebate: Rebate }) {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const nameOf = useGameTypeName();
  const written = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={20}>
        {t('rebate.byType')}
      </Heading>
      <RowList label={t('rebate.byType')}>
        {list.map(({ gameType, turnover, percent, rebate }) => (
          <ListRow
            key={gameType}
            title={nameOf(gameType)}
            detail={
              turnover.startsWith('-')
                ? t('rebate.takenBack')
                : percent === null
                  ? t('rebate.mixed', { turnover: written(turnover) })
                  : t('rebate.formula', { turnover: written(turnover), percent: writePercent(percent, tag) })
            }
            end={<Money amount={rebate} currency={currency} locale={tag} isStrong />}
            render={
              <button type="button" onClick={() => setOpened(gameType)}>
                {nameOf(gameType)}
              </button>
            }
          />
        ))}
      </RowList>
      <RebateDays gameType={opened} currency={currency} onClose={() => setOpened(null)} />
    </Stack>
  );
}
