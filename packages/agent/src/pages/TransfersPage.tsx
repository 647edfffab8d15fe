import { useSearchParams } from 'react-router';
import { useGetTransferTermsQuery } from '@parlor/api-client';
import type { TransferTerms } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Money,
  Page as PageFrame,
  Skeleton,
  Stack,
  Stat,
  Tabs,
} from '@parlor/ui-kit';
import { BatchTransfer } from '../components/BatchTransfer/BatchTransfer.tsx';
import { Pane, Panes } from '../components/Panes/Panes.styles.ts';
import { TransferForm } from '../components/TransferForm/TransferForm.tsx';
import { TransferRecords } from '../components/TransferRecords/TransferRecords.tsx';
import { useIsWide } from '../hooks/useIsWide.ts';

const tabs = ['single', 'batch', 'records'] as const;
type Tab = (typeof tabs)[number];

/** Transfers to accounts of the team at /m/agent/transfers; `?tab=` selects the tab, `?to=` the account (AGT-04). */
export function Page() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide();
  const named = tabs.find((tab) => tab === search.get('tab')) ?? 'single';
  // On a wide window the records have a separate pane.
  const shown = isWide ? tabs.filter((tab) => tab !== 'records') : tabs;
  const tab: Tab = isWide && named === 'records' ? 'single' : named;
  const choose = (next: Tab) => {
    const to = search.get('to');
    setSearch({ ...(next !== 'single' && { tab: next }), ...(to !== null && { to }) }, { replace: true });
  };
  return (
    <PageFrame isWide>
      <Panes>
        <Pane>
          <Tabs
            label={t('transfer.tabs')}
            items={shown.map((id) => ({ id, label: t(`transfer.${id}`) }))}
            value={tab}
            onChange={choose}
            isFitted
          />
          {tab === 'records' ? <TransferRecords /> : <Sending tab={tab} to={search.get('to') ?? ''} />}
        </Pane>
        {isWide && (
          <Pane>
            <TransferRecords />
          </Pane>
        )}
      </Panes>
    </PageFrame>
  );
}

function Sending({ tab, to }: { tab: 'single' | 'batch'; to: string }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const {
    data: terms,
    isError,
    isFetching,
    refetch,
  } = useGetTransferTermsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!terms && isError)
    return (
      <ErrorState
        title={t('transfer.failed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!terms)
    return (
      <Stack gap={4}>
        <Skeleton shape="block" />
        {['to', 'amount', 'note', 'password'].map((key) => (
          <Stack key={key} gap={1}>
            <Skeleton width="30%" />
            <Skeleton shape="control" />
          </Stack>
        ))}
      </Stack>
    );
  if (!terms.isAvailable)
    return <EmptyState scene="closed" title={t('transfer.closed')} description={t('transfer.closedText')} />;
  if (!terms.hasPaymentPassword)
    return (
      <EmptyState
        scene="wallet"
        title={t('transfer.noPassword')}
        description={t('transfer.noPasswordText')}
        action={<LinkButton render={<Link to={paths.paymentPassword} />}>{t('transfer.setPassword')}</LinkButton>}
      />
    );
  return (
    <Stack gap={4}>
      <Terms terms={terms} />
      {tab === 'single' ? <TransferForm key={to} terms={terms} to={to} /> : <BatchTransfer terms={terms} />}
    </Stack>
  );
}

function Terms({ terms }: { terms: TransferTerms }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  return (
    <Card hasPattern>
      <Stack direction="row" gap={6} justify="space-between" isWrapping>
        <Stat label={t('transfer.available')} size="large">
          <Money amount={terms.available} currency={terms.currency} locale={tag} isLive />
        </Stat>
        <Stat label={t('transfer.dailyLeft')}>
          <Money amount={terms.dailyLeft} currency={terms.currency} locale={tag} />
        </Stat>
      </Stack>
    </Card>
  );
}
