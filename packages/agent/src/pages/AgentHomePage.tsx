import { useGetAgentSettingsQuery, useGetTeamKpiQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import { ErrorState, Page as PageFrame, Stack } from '@parlor/ui-kit';
import { AffiliateCode } from '../components/AffiliateCode/AffiliateCode.tsx';
import { AgencyLinks } from '../components/AgencyLinks/AgencyLinks.tsx';
import { GameTypeResults } from '../components/GameTypeResults/GameTypeResults.tsx';
import { KpiSections, KpiSkeleton } from '../components/KpiSections/KpiSections.tsx';
import { Across, Pane, Panes } from '../components/Panes/Panes.styles.ts';
import { PeriodChips } from '../components/PeriodChips/PeriodChips.tsx';
import { RunningRebate } from '../components/RunningRebate/RunningRebate.tsx';
import { TeamResults } from '../components/TeamResults/TeamResults.tsx';
import { TrendChart } from '../components/TrendChart/TrendChart.tsx';
import { usePeriod } from '../hooks/usePeriod.ts';
import type { Span } from '../model/span.ts';

/**
 * The agency centre at /m/agent/home: the agent's earnings and the team's results in a period, the affiliate code, and
 * links to the other screens. `?days=` or `?from=&to=` sets the period; otherwise the agent's setting does.
 */
export function Page() {
  useAgentsPack();
  const settings = useGetAgentSettingsQuery();
  const chosen = usePeriod(settings.data?.overviewDays ?? 7);
  const isKnown = chosen.isNamed || settings.data !== undefined || settings.isError;
  return (
    <PageFrame isWide>
      <PeriodChips chosen={chosen} />
      <Panes>
        <Pane>
          {!isKnown && <KpiSkeleton />}
          {isKnown && chosen.isValid && <Overview key={`${chosen.span.from} ${chosen.span.to}`} span={chosen.span} />}
        </Pane>
        {isKnown && chosen.isValid && (
          <Across>
            <TeamResults span={chosen.span} />
          </Across>
        )}
        <Pane>
          <AffiliateCode />
          <RunningRebate today={chosen.today} />
          {isKnown && chosen.isValid && <GameTypeResults span={chosen.span} />}
          <AgencyLinks />
        </Pane>
      </Panes>
    </PageFrame>
  );
}

function Overview({ span }: { span: Span }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const { data: kpi, isError, isFetching, refetch } = useGetTeamKpiQuery(span, { refetchOnMountOrArgChange: true });
  if (!kpi && isError)
    return (
      <ErrorState
        title={t('kpi.failed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap={6}>
      {kpi ? <KpiSections kpi={kpi} /> : <KpiSkeleton />}
      <TrendChart span={span} />
    </Stack>
  );
}
