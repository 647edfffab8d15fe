import { useSearchParams } from 'react-router';
import { useListLotteryMenuQuery, useListNumeroQuery, useListRecentVnQuery } from '@parlor/api-client';
import type { LotteryRow } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, DateText, EmptyState, Heading, ListRow, RowList, Stack, Tabs, Text } from '@parlor/ui-kit';
import { DrawnPrizes } from '../../components/DrawnPrizes/DrawnPrizes.tsx';
import { Answered } from './Answered.tsx';

const kinds = ['lott', 'elott', 'vn', 'numero'] as const;
type Kind = (typeof kinds)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lotteries under the names of their houses, in the order given. */
function byHouse(list: readonly LotteryRow[]): [house: string, lotteries: LotteryRow[]][] {
  const houses = new Map<string, LotteryRow[]>();
  for (const lottery of list) houses.set(lottery.house, [...(houses.get(lottery.house) ?? []), lottery]);
  return [...houses];
}

/** The next draw of a lottery: the interval of a fast lottery, the time for any other. */
function NextDraw({ lottery: { periodMs, next } }: { lottery: LotteryRow }) {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  if (periodMs < HOUR_MS) return <>{t('every', { count: periodMs / MINUTE_MS })}</>;
  return (
    <>
      {t('nextAt')} <DateText value={next.drawnAt} format="moment" locale={tag} timeZone={timeZone} length="short" />
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('games');
  return <EmptyState scene="games" headingLevel={3} title={t('empty.title')} description={t('empty.text')} />;
}

function Lotteries({ gameType }: { gameType: LotteryRow['gameType'] }) {
  const { t } = useTranslation('lottery');
  const query = useListLotteryMenuQuery(gameType);
  return (
    <Answered query={query}>
      {({ list }) =>
        list.length === 0 ? (
          <Nothing />
        ) : (
          byHouse(list).map(([house, lotteries]) => (
            <Stack key={house} gap={2} as="section">
              <Heading level={2} size={16}>
                {house}
              </Heading>
              <RowList label={`${t('results')}: ${house}`}>
                {lotteries.map((lottery) => (
                  <ListRow
                    key={lottery.nodeId}
                    isDense
                    title={lottery.displayName}
                    detail={<NextDraw lottery={lottery} />}
                    render={<Link to={paths.lotteryResults(lottery.nodeId)} />}
                  />
                ))}
              </RowList>
            </Stack>
          ))
        )
      }
    </Answered>
  );
}

function RecentVietnam() {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useListRecentVnQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Answered query={query}>
      {({ list }) =>
        list.length === 0 ? (
          <Nothing />
        ) : (
          list.map((lottery) => (
            <Card key={lottery.nodeId} as="section">
              <Stack gap={3}>
                <Heading level={2} size={16}>
                  <Link to={paths.lotteryResults(lottery.nodeId)}>{lottery.displayName}</Link>
                </Heading>
                {lottery.last ? (
                  <>
                    <Text tone="secondary" size={14}>
                      {t('draw', { index: lottery.last.index })} ·{' '}
                      <DateText value={lottery.last.drawnAt} format="moment" locale={tag} timeZone={timeZone} />
                    </Text>
                    <DrawnPrizes prizes={lottery.last.prizes} />
                  </>
                ) : (
                  <Text tone="secondary">{t('noneYet')}</Text>
                )}
              </Stack>
            </Card>
          ))
        )
      }
    </Answered>
  );
}

function Numero() {
  const { t } = useTranslation('lottery');
  const query = useListNumeroQuery();
  return (
    <Answered query={query}>
      {({ list }) =>
        list.length === 0 ? (
          <Nothing />
        ) : (
          <RowList label={t('numero')}>
            {list.map(({ nodeId, displayName, plays }) => (
              <ListRow
                key={nodeId}
                title={displayName}
                detail={plays.map(({ name, pay }) => `${name} ×${pay}`).join(', ')}
                render={<Link to={paths.lotteryResults(nodeId)} />}
              />
            ))}
          </RowList>
        )
      }
    </Answered>
  );
}

/** The lotteries by kind; Vietnamese ones with their last draw. */
export function LotteryOverview() {
  const { t } = useTranslation('lottery');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('kind');
  const kind: Kind = kinds.find((known) => known === wanted) ?? 'lott';
  return (
    <Tabs
      label={t('which')}
      items={kinds.map((id) => ({ id, label: t(id) }))}
      value={kind}
      onChange={(next) => setSearch({ kind: next }, { replace: true })}
    >
      <Stack gap={6}>
        {kind === 'lott' && <Lotteries gameType="LOTT" />}
        {kind === 'elott' && <Lotteries gameType="ELOTT" />}
        {kind === 'vn' && <RecentVietnam />}
        {kind === 'numero' && <Numero />}
      </Stack>
    </Tabs>
  );
}
