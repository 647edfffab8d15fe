import { useState, type ReactNode } from 'react';
import { useListLotteryResultsInfiniteQuery } from '@parlor/api-client';
import { dayIn, type LotteryForm, type LotteryResults } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  Button,
  Countdown,
  DateText,
  EmptyState,
  Heading,
  LinkButton,
  ListRow,
  RowList,
  Select,
  Stack,
  Tabs,
  Text,
} from '@parlor/ui-kit';
import { DrawnPrizes } from '../../components/DrawnPrizes/DrawnPrizes.tsx';
import { Answered } from './Answered.tsx';
import * as S from './LotteryHistory.styles.ts';
import { NumeroTable } from './NumeroTable.tsx';

const DAY_MS = 86_400_000;
/** The number of days that can be selected, including today. */
const DAYS = 14;
/** The form whose numbers from 00 to 99 are counted. */
const COUNTED_FORM = 'vietnam';
/** The value for "any day". */
const ANY_DAY = '';

interface DrawListProps {
  query: {
    currentData?: { pages: LotteryResults[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** The number of the draw that is marked. */
  marked?: number;
  /** Shown if there are no draws. */
  none: ReactNode;
}

function DrawList({ query, marked, none }: DrawListProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <Answered query={{ ...query, data: query.currentData?.pages }}>
      {(pages) => {
        const draws = pages.flatMap(({ list }) => list);
        if (draws.length === 0 || (marked !== undefined && draws[0]?.index !== marked)) return none;
        return (
          <Stack gap={4}>
            <S.Draws aria-label={t('results')}>
              {draws.map(({ index, drawnAt, prizes }) => (
                <S.Draw key={index} aria-current={index === marked ? 'true' : undefined}>
                  <S.DrawHead>
                    <strong>{t('draw', { index })}</strong>
                    <DateText value={drawnAt} format="moment" locale={tag} timeZone={timeZone} />
                  </S.DrawHead>
                  <DrawnPrizes prizes={prizes} />
                </S.Draw>
              ))}
            </S.Draws>
            {query.hasNextPage && (
              <Button variant="secondary" isLoading={query.isFetching} onClick={() => void query.fetchNextPage()}>
                {t('older')}
              </Button>
            )}
          </Stack>
        );
      }}
    </Answered>
  );
}

function Draws({ nodeId }: { nodeId: string }) {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const [day, setDay] = useState(ANY_DAY);
  const query = useListLotteryResultsInfiniteQuery(
    { nodeId, ...(day !== ANY_DAY && { day }) },
    { refetchOnMountOrArgChange: true },
  );
  const [now] = useState(() => Date.now());
  const days = Array.from({ length: DAYS }, (_, ago) => dayIn(timeZone, now - ago * DAY_MS));
  const nameOf = (of: string): string =>
    of === days[0]
      ? t('today')
      : new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }).format(
          Date.parse(of),
        );
  return (
    <Stack gap={4}>
      <Select
        label={t('day')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        options={[{ value: ANY_DAY, label: t('allDays') }, ...days.map((of) => ({ value: of, label: nameOf(of) }))]}
      />
      <DrawList query={query} none={<Text tone="secondary">{t(day === ANY_DAY ? 'noneYet' : 'none')}</Text>} />
    </Stack>
  );
}

/** The draw that the address names, as in a link of a message, and those before it. */
function DrawsFrom({ nodeId, draw }: { nodeId: string; draw: number }) {
  const { t } = useTranslation('lottery');
  const query = useListLotteryResultsInfiniteQuery(
    { nodeId, before: draw + 1 },
    { refetchOnMountOrArgChange: true, skip: Number.isNaN(draw) },
  );
  const newest = (
    <LinkButton variant="secondary" render={<Link to={paths.lotteryResults(nodeId)} />}>
      {t('newest')}
    </LinkButton>
  );
  const unknown = (
    <EmptyState scene="games" headingLevel={3} title={t('unknownDraw')} description={t('unknownDrawText')} />
  );
  return (
    <Stack gap={4}>
      {newest}
      {Number.isNaN(draw) ? unknown : <DrawList query={query} marked={draw} none={unknown} />}
    </Stack>
  );
}

function Plays({ form }: { form: LotteryForm }) {
  const { t } = useTranslation('lottery');
  return (
    <Stack gap={6}>
      <Text tone="secondary">{form.about}</Text>
      {(['trad', 'ent'] as const).map((type) => {
        const plays = form.plays.filter((play) => play.type === type);
        if (plays.length === 0) return null;
        return (
          <Stack key={type} gap={2} as="section">
            <Heading level={2} size={16}>
              {t(type)}
            </Heading>
            <RowList label={t(type)}>
              {plays.map(({ play, name, pay }) => (
                <ListRow key={play} isDense title={name} end={t('pay', { pay })} />
              ))}
            </RowList>
          </Stack>
        );
      })}
    </Stack>
  );
}

const tabs = ['results', 'plays', 'numero'] as const;
type Tab = (typeof tabs)[number];

export interface LotteryHistoryProps {
  nodeId: string;
  /** The draw with which the list starts; undefined for the newest, NaN for an invalid number. */
  draw: number | undefined;
}

/** The results of a lottery, by day or starting at a draw, with its plays and the time of the next draw. */
export function LotteryHistory({ nodeId, draw }: LotteryHistoryProps) {
  const { t } = useTranslation('lottery');
  const [tab, setTab] = useState<Tab>('results');
  // The first page also contains the lottery itself.
  const query = useListLotteryResultsInfiniteQuery({ nodeId });
  return (
    <Answered query={{ ...query, data: query.currentData?.pages[0] }}>
      {({ lottery, form }) => (
        <Stack gap={4}>
          <S.Head>
            <div>
              <Heading level={2}>{lottery.displayName}</Heading>
              <Text tone="secondary" size={14}>
                {t('house', { house: lottery.house, form: form.name })}
              </Text>
              <S.Next>
                <span>{t('closes')}</span>
                <Countdown label={t('closes')} endsAt={lottery.next.closesAt} onEnd={() => void query.refetch()} />
              </S.Next>
            </div>
            {!lottery.isMaintained && <LinkButton render={<Link to={paths.play(nodeId)} />}>{t('play')}</LinkButton>}
          </S.Head>
          <Tabs
            label={t('tabs')}
            items={tabs
              .filter((id) => id !== 'numero' || form.form === COUNTED_FORM)
              .map((id) => ({ id, label: t(id) }))}
            value={tab}
            onChange={setTab}
            isFitted
          >
            {tab === 'results' &&
              (draw === undefined ? <Draws nodeId={nodeId} /> : <DrawsFrom nodeId={nodeId} draw={draw} />)}
            {tab === 'plays' && <Plays form={form} />}
            {tab === 'numero' && <NumeroTable nodeId={nodeId} />}
          </Tabs>
          <LinkButton variant="ghost" render={<Link to={paths.lotteryResults()} />}>
            {t('back')}
          </LinkButton>
        </Stack>
      )}
    </Answered>
  );
}
