import { RowsIcon } from '@phosphor-icons/react/dist/csr/Rows';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { useEffect, useState } from 'react';
import { useListLiveTablesQuery } from '@parlor/api-client';
import type { Anchor, LiveTable, TableKind } from '@parlor/contract';
import { useTranslation, useFullPack } from '@parlor/i18n';
import { IconButton, Tabs, Text } from '@parlor/ui-kit';
import { InfiniteGrid } from '@parlor/ui-kit/infinite-grid';
import { useTableHosts } from '../TableHost/TableHost.tsx';
import { TableCard } from './TableCard.tsx';
import { kindKeys, tableKinds } from './tableKeys.ts';
import * as S from './TableLobby.styles.ts';
import { rememberTables, TablesPlace } from './TablesPlace.tsx';

/** The polling interval of the tables while the page is visible, in ms. */
const REFRESH_MS = 5_000;
const SECOND_MS = 1_000;

/** Returns the time, updated every second while the page is visible. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The rail shows this many tables; the rest are shown on request. */
const RAIL_LENGTH = 12;

type View = 'all' | 'good' | TableKind;

const goodLength = (table: LiveTable): number => (table.form === 'road' ? (table.good?.length ?? 0) : 0);

interface TablesProps {
  tables: readonly LiveTable[];
  hosts: ReadonlyMap<string, Anchor>;
  /** The arcade's clock. */
  now: number;
}

/** The first tables side by side, and a button for the rest. */
function TableRail({ tables, hosts, now, onAll }: TablesProps & { onAll: () => void }) {
  const { t } = useTranslation('lobby');
  return (
    <S.List>
      {tables.slice(0, RAIL_LENGTH).map((table) => (
        <li key={table.nodeId}>
          <TableCard table={table} host={hosts.get(table.nodeId)} now={now} />
        </li>
      ))}
      {tables.length > RAIL_LENGTH && (
        <li>
          <S.Rest type="button" onClick={onAll}>
            {t('tablesRest', { count: tables.length })}
          </S.Rest>
        </li>
      )}
    </S.List>
  );
}

/** All tables in two columns; only those near the viewport are in the document. */
function TableGrid({ tables, hosts, now }: TablesProps) {
  const { t } = useTranslation('lobby');
  return (
    <InfiniteGrid
      label={t('tables')}
      items={tables}
      columns={2}
      renderItem={(table) => <TableCard table={table} host={hosts.get(table.nodeId)} now={now} />}
      hasMore={false}
      isLoading={false}
      onLoadMore={() => undefined}
      renderSkeleton={() => null}
      empty={null}
    />
  );
}

/**
 * The tables with their latest results, by kind, and those with a good road, sorted by its length. Renders nothing if
 * there are none.
 */
export function TableLobby() {
  useFullPack();
  const { t } = useTranslation('lobby');
  const [chosen, setChosen] = useState<View>('all');
  const [isExpanded, setIsExpanded] = useState(false);
  const seconds = useSeconds();
  const hosts = useTableHosts();
  const { data, isError, fulfilledTimeStamp } = useListLiveTablesQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const hasTables = data === undefined ? undefined : data.list.length > 0;
  useEffect(() => {
    if (hasTables !== undefined) rememberTables(hasTables);
  }, [hasTables]);

  if (data === undefined && !isError) return <TablesPlace />;
  if (data === undefined || !data.isReachable)
    return (
      <Text as="p" size={14} tone="muted">
        {t('tablesAway')}
      </Text>
    );
  if (!hasTables) return null;

  // The arcade's clock, independent of this device's clock.
  const now = data.serverTime + Math.max(0, seconds - (fulfilledTimeStamp ?? seconds));
  const good = data.list.filter((table) => goodLength(table) > 0).toSorted((a, b) => goodLength(b) - goodLength(a));
  const kinds = new Set(data.list.map(({ kind }) => kind));
  const hasRoads = data.list.some(({ form }) => form === 'road');
  const views: { id: View; label: string }[] = [
    { id: 'all', label: t('tablesAll', { count: data.list.length }) },
    ...(hasRoads ? [{ id: 'good' as const, label: t('tablesGood', { count: good.length }) }] : []),
    ...tableKinds.filter((kind) => kinds.has(kind)).map((kind) => ({ id: kind, label: t(kindKeys[kind]) })),
  ];
  // The tables of a kind may close while it is chosen.
  const view = views.some(({ id }) => id === chosen) ? chosen : 'all';
  const shown = view === 'good' ? good : data.list.filter(({ kind }) => view === 'all' || kind === view);
  return (
    <S.Section aria-label={t('tables')}>
      <S.Head>
        <Tabs variant="pill" label={t('tables')} items={views} value={view} onChange={setChosen} />
        <IconButton
          label={t(isExpanded ? 'tablesFewer' : 'tablesWhole')}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? <RowsIcon weight="fill" /> : <SquaresFourIcon weight="fill" />}
        </IconButton>
      </S.Head>
      {shown.length === 0 ? (
        <Text as="p" size={14} tone="muted">
          {t('noGoodRoad')}
        </Text>
      ) : isExpanded ? (
        <TableGrid key={view} tables={shown} hosts={hosts} now={now} />
      ) : (
        <TableRail key={view} tables={shown} hosts={hosts} now={now} onAll={() => setIsExpanded(true)} />
      )}
      {view === 'good' && (
        <Text as="p" size={12} tone="muted">
          {t('goodRoadNote')}
        </Text>
      )}
    </S.Section>
  );
}
