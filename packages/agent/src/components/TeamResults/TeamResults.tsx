import { useState } from 'react';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { errorMessageKey, useExportTeamResultsMutation, useListTeamResultsInfiniteQuery } from '@parlor/api-client';
import type { TeamResults as Results, TeamResultsQuery, TeamSpanQuery } from '@parlor/contract';
import { Link, paths, toastDuration, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { Button, Heading, Money, Select, Stack, Table, type TableColumn, Text } from '@parlor/ui-kit';
import { useIsWide } from '../../hooks/useIsWide.ts';
import { saveFile } from '../../model/saveFile.ts';

type Row = Results['list'][number] & { group: 'self' | 'below' | 'total' };
type Order = NonNullable<TeamResultsQuery['order']>;
const orders = ['turnover', 'netLoss', 'deposits', 'active'] as const satisfies readonly Order[];
/** Columns that do not fit on a phone. */
const wideFigures = ['payouts', 'deposits', 'withdrawals'] as const;

/** The results of a team by direct downline. The rows and the agent's own results add up to the team. */
export function TeamResults({ span }: { span: TeamSpanQuery }) {
  const { t } = useTranslation('agentTeam');
  const toast = useToast();
  const [order, setOrder] = useState<Order>('turnover');
  const query = useListTeamResultsInfiniteQuery({ ...span, order }, { refetchOnMountOrArgChange: true });
  const [fetchFile, { isLoading }] = useExportTeamResultsMutation();
  const words = {
    turnover: t('kpi.turnover'),
    netLoss: t('trend.netLoss'),
    deposits: t('kpi.deposits'),
    active: t('kpi.active'),
  };

  const download = async () => {
    const { data, error } = await fetchFile(span);
    if (data) saveFile(data);
    else toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
  };

  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('results.title')}
      </Heading>
      <PagedList query={query} failed={t('results.failed')} empty={<Text tone="secondary">{t('team.none')}</Text>}>
        {(pages) => (
          <>
            <Select
              label={t('results.order')}
              options={orders.map((value) => ({ value, label: words[value] }))}
              value={order}
              onChange={(event) => setOrder(event.target.value as Order)}
            />
            <ResultTable pages={pages} />
            <Button
              variant="secondary"
              isFullWidth
              isLoading={isLoading}
              icon={<DownloadSimpleIcon />}
              onClick={() => void download()}
            >
              {t('results.download')}
            </Button>
          </>
        )}
      </PagedList>
    </Stack>
  );
}

function ResultTable({ pages }: { pages: Results[] }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const isWide = useIsWide();
  const [first] = pages;
  if (!first) return null;
  const { currency } = first;
  const count = (number: number) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(number);
  const rows: Row[] = [
    { ...first.self, group: 'self' },
    ...pages.flatMap(({ list }) => list.map((row) => ({ ...row, group: 'below' as const }))),
    { ...first.total, group: 'total' },
  ];
  const name = ({ group, account, nickname }: Row) => {
    if (group === 'self') return t('results.self');
    if (group === 'total') return <strong>{t('results.total')}</strong>;
    return (
      <>
        <Link to={paths.agentMember(account)} translate="no">
          {account}
        </Link>
        {nickname !== '' && (
          <Text as="div" size={12} tone="muted">
            {nickname}
          </Text>
        )}
      </>
    );
  };
  const money = (figure: (typeof wideFigures)[number] | 'turnover' | 'netLoss', header: string): TableColumn<Row> => ({
    id: figure,
    header,
    align: 'end',
    render: (row) => (
      <Money
        amount={row[figure]}
        currency={currency}
        locale={tag}
        tone={figure === 'netLoss' ? 'auto' : 'plain'}
        isStrong={row.group === 'total'}
      />
    ),
  });
  return (
    <Table
      caption={t('results.title')}
      rows={rows}
      getKey={({ group, account }) => `${group} ${account}`}
      columns={[
        { id: 'account', header: t('results.account'), render: name, isRowName: true },
        ...(isWide
          ? [
              {
                id: 'people',
                header: t('results.people'),
                align: 'end' as const,
                render: ({ active, members }: Row) => `${count(active)} / ${count(members)}`,
              },
            ]
          : []),
        money('turnover', t('kpi.turnover')),
        ...(isWide ? wideFigures.map((figure) => money(figure, t(`kpi.${figure}`))) : []),
        money('netLoss', t('trend.netLoss')),
      ]}
    />
  );
}
