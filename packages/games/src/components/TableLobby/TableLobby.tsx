import { useEffect, useState } from 'react';
import { useListLiveTablesQuery } from '@parlor/api-client';
import type { LiveTable } from '@parlor/contract';
import { useTranslation, useWholePack } from '@parlor/i18n';
import { Button, Tabs, Text } from '@parlor/ui-kit';
import { TableCard } from './TableCard.tsx';
import * as S from './TableLobby.styles.ts';
import { rememberTables, TablesPlace } from './TablesPlace.tsx';

/** How often the tables are asked for while the page is seen, in ms. */
const REFRESH_MS = 5_000;
const SECOND_MS = 1_000;

/** The time, once a second while the page is seen. */
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

type View = 'all' | 'good';

const lengthOf = ({ good }: LiveTable): number => good?.length ?? 0;

/** The tables with their roads, those with a good road by its length. Renders nothing where there are none. */
export function TableLobby() {
  useWholePack();
  const { t } = useTranslation('lobby');
  const [view, setView] = useState<View>('all');
  const [isWhole, setIsWhole] = useState(false);
  const seconds = useSeconds();
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

  // The arcade's clock, wherever the one of this device stands.
  const now = data.serverTime + Math.max(0, seconds - (fulfilledTimeStamp ?? seconds));
  const good = data.list.filter((table) => table.good !== null).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const shown = view === 'good' ? good : data.list;
  return (
    <S.Section aria-label={t('tables')}>
      <S.Head>
        <Tabs
          variant="pill"
          label={t('tables')}
          items={[
            { id: 'all', label: t('tablesAll', { count: data.list.length }) },
            { id: 'good', label: t('tablesGood', { count: good.length }) },
          ]}
          value={view}
          onChange={setView}
        />
        <Button size="small" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'tablesFewer' : 'tablesWhole')}
        </Button>
      </S.Head>
      {shown.length === 0 ? (
        <Text as="p" size={14} tone="muted">
          {t('noGoodRoad')}
        </Text>
      ) : (
        <S.List data-whole={isWhole || undefined}>
          {shown.map((table) => (
            <li key={table.nodeId}>
              <TableCard table={table} now={now} />
            </li>
          ))}
        </S.List>
      )}
      {view === 'good' && (
        <Text as="p" size={12} tone="muted">
          {t('goodRoadNote')}
        </Text>
      )}
    </S.Section>
  );
}
