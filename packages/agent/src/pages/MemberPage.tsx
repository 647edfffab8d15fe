import { useSearchParams } from 'react-router';
import { isApiError, useGetDownlineQuery, useGetTeamKpiQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import { EmptyState, ErrorState, LinkButton, Page as PageFrame, Skeleton, Stack, Text } from '@parlor/ui-kit';
import { KpiSections, KpiSkeleton } from '../components/KpiSections/KpiSections.tsx';
import { MemberBets } from '../components/MemberBets/MemberBets.tsx';
import { MemberHead } from '../components/MemberHead/MemberHead.tsx';
import { MoveForm } from '../components/MoveForm/MoveForm.tsx';
import { Pane, Panes } from '../components/Panes/Panes.styles.ts';
import { PeriodChips } from '../components/PeriodChips/PeriodChips.tsx';
import { QuotaForm } from '../components/QuotaForm/QuotaForm.tsx';
import { RatesForm } from '../components/RatesForm/RatesForm.tsx';
import { UplinePath } from '../components/TeamList/UplinePath.tsx';
import { usePeriod } from '../hooks/usePeriod.ts';
import type { Span } from '../model/span.ts';

/** An account of the team at /m/agent/member?account=… (AGT-02, AGT-03, AGT-06). */
export function Page() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const [search] = useSearchParams();
  const account = search.get('account') ?? '';
  const chosen = usePeriod(7);
  const {
    currentData: member,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetDownlineQuery(account, {
    skip: account === '',
    refetchOnMountOrArgChange: true,
  });
  const isUnknown = account === '' || (isApiError(error) && error.code === 'agent.not_in_team');

  if (isUnknown)
    return (
      <PageFrame>
        <EmptyState
          scene="search"
          title={t('member.notFound')}
          action={<LinkButton render={<Link to={paths.agentTeam()} />}>{t('member.toTeam')}</LinkButton>}
        />
      </PageFrame>
    );
  if (!member && isError)
    return (
      <PageFrame>
        <ErrorState
          title={t('member.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </PageFrame>
    );
  return (
    <PageFrame isWide>
      {member ? <UplinePath path={member.path} /> : <Skeleton width="50%" />}
      <Panes>
        <Pane>
          {member ? <MemberHead member={member} /> : <Skeleton shape="banner" />}
          <PeriodChips chosen={chosen} />
          {chosen.isValid && (
            <MemberFigures
              key={`${account} ${chosen.span.from} ${chosen.span.to}`}
              account={account}
              span={chosen.span}
            />
          )}
        </Pane>
        <Pane>
          {!member && (
            <Stack gap={2}>
              <Skeleton shape="title" width="40%" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          )}
          {member && (
            <>
              <RatesForm key={member.account} member={member} />
              {member.type === 'agent' && <QuotaForm key={`quota ${member.account}`} member={member} />}
              {member.isDirect || member.move ? (
                <MoveForm key={`move ${member.account}`} member={member} />
              ) : (
                <Text size={14} tone="muted">
                  {t('member.indirect')}
                </Text>
              )}
            </>
          )}
          {chosen.isValid && <MemberBets account={account} span={chosen.span} />}
        </Pane>
      </Panes>
    </PageFrame>
  );
}

function MemberFigures({ account, span }: { account: string; span: Span }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetTeamKpiQuery(
    { ...span, under: account },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && isError)
    return (
      <ErrorState
        title={t('kpi.failed')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return data ? <KpiSections kpi={data} hasEarnings={false} /> : <KpiSkeleton />;
}
