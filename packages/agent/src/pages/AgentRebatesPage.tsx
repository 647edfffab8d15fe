import { lazy, Suspense, useState } from 'react';
import { useListAgentRebatesInfiniteQuery } from '@parlor/api-client';
import type { AgentRebates } from '@parlor/contract';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import { PagedList } from '@parlor/page-states';
import {
  Badge,
  Card,
  DateText,
  EmptyState,
  ListRow,
  Money,
  Page as PageFrame,
  RowList,
  Stack,
  Stat,
} from '@parlor/ui-kit';
import { Panes } from '../components/Panes/Panes.styles.ts';
import { PeriodChips } from '../components/PeriodChips/PeriodChips.tsx';
import { usePeriod } from '../hooks/usePeriod.ts';
import type { Span } from '../model/span.ts';

const RebateSources = lazy(async () => ({
  default: (await import('../components/RebateSources/RebateSources.tsx')).RebateSources,
}));

const tones = { RUNNING: 'info', COMPUTED: 'neutral', PAID: 'success' } as const;

/** The rebates of the agent by day and game type, at /m/agent/rebates (AGT-08). */
export function Page() {
  useAgentsPack();
  const chosen = usePeriod(7);
  return (
    <PageFrame isWide>
      <PeriodChips chosen={chosen} />
      {chosen.isValid && <Rebates key={`${chosen.span.from} ${chosen.span.to}`} span={chosen.span} />}
    </PageFrame>
  );
}

function Rebates({ span }: { span: Span }) {
  const { t } = useTranslation('agentTeam');
  const { t: titles } = useTranslation('screens');
  const { tag } = useLanguage();
  const nameOf = useGameTypeName();
  const [shown, setShown] = useState<AgentRebates['list'][number]>();
  const query = useListAgentRebatesInfiniteQuery(span, { refetchOnMountOrArgChange: true });
  const currency = query.data?.pages[0]?.currency ?? 'THB';
  return (
    <Panes>
      <PagedList
        query={query}
        failed={t('rebates.failed')}
        empty={<EmptyState scene="records" title={t('rebates.none')} description={t('rebates.noneText')} />}
      >
        {(pages) => (
          <Stack gap={4}>
            {pages[0] && (
              <Card hasPattern>
                <Stat label={t('rebates.total')} size="large">
                  <Money amount={pages[0].total} currency={currency} locale={tag} />
                </Stat>
              </Card>
            )}
            <RowList label={titles('agent.rebates')}>
              {pages.flatMap(({ list }) =>
                list.map((rebate) => (
                  <ListRow
                    key={`${rebate.day} ${rebate.gameType}`}
                    title={
                      <>
                        <DateText value={rebate.day} locale={tag} timeZone="UTC" /> · {nameOf(rebate.gameType)}
                      </>
                    }
                    detail={
                      <>
                        {t('kpi.turnover')} <Money amount={rebate.turnover} currency={currency} locale={tag} />
                      </>
                    }
                    end={
                      <>
                        <Money amount={rebate.amount} currency={currency} locale={tag} isStrong />
                        <Badge tone={tones[rebate.state]}>{t(`rebates.state.${rebate.state}`)}</Badge>
                      </>
                    }
                    render={
                      <button type="button" aria-current={rebate === shown} onClick={() => setShown(rebate)}>
                        {nameOf(rebate.gameType)}
                      </button>
                    }
                  />
                )),
              )}
            </RowList>
          </Stack>
        )}
      </PagedList>
      {shown && (
        <Suspense>
          <RebateSources rebate={shown} currency={currency} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Panes>
  );
}
