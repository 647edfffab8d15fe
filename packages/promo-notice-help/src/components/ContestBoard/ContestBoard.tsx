import { useEffect } from 'react';
import { useGetContestBoardQuery } from '@parlor/api-client';
import type { Contest, ContestBoard as Board, ContestStanding } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, Button, Card, formatMoney, Heading, Skeleton, Stack, Table, Text, useLaterQueue } from '@parlor/ui-kit';
import { useScoreText } from '../../hooks/useScoreText.ts';

/** The polling interval for visitors, who have no stream, in ms. */
const POLL_MS = 15_000;

type Place = Board['list'][number] & { isSelf?: boolean };

/** Rows of a board: place, player, score and prize. */
function Places({ contest, rows, caption }: { contest: Contest; rows: readonly Place[]; caption: string }) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  const scoreText = useScoreText(contest);
  return (
    <Table
      caption={caption}
      getKey={({ rank, name }) => `${rank} ${name}`}
      rows={rows}
      columns={[
        { id: 'rank', header: t('board.rank'), isNarrow: true, render: ({ rank }) => rank },
        {
          id: 'name',
          header: t('board.player'),
          isNarrow: true,
          isRowName: true,
          render: ({ name, isDemo, isSelf }) => (
            <Stack direction="row" gap={2} align="center" isWrapping>
              {/* Not `Text`, which wraps: a masked name would break in its middle. */}
              <span>{isSelf ? t('board.you') : name}</span>
              {isDemo && <Badge>{t('board.demo')}</Badge>}
            </Stack>
          ),
        },
        {
          id: 'score',
          header: t('board.score'),
          align: 'end',
          isNarrow: true,
          render: ({ score }) => scoreText(score),
        },
        {
          id: 'prize',
          header: t('board.prize'),
          align: 'end',
          isNarrow: true,
          render: ({ prize }) =>
            prize === null ? '–' : formatMoney(prize, { currency: contest.currency, locale: tag }),
        },
      ]}
    />
  );
}

export interface ContestBoardProps {
  contest: Contest;
  /** The player's place; undefined for visitors and players who have not joined. */
  standing: ContestStanding | undefined;
  isLoggedIn: boolean;
}

/**
 * The first places of a contest, and the player's own with its neighbours. Updated while it is visible: for a player by
 * the gateway's stream, which starts without a touch, and for a visitor by polling.
 */
export function ContestBoard({ contest, standing, isLoggedIn }: ContestBoardProps) {
  const { t } = useTranslation('contests');
  const { t: common } = useTranslation();
  const later = useLaterQueue();
  useEffect(() => later.start(), [later]);
  const { data, isError, isFetching, refetch } = useGetContestBoardQuery(contest.code, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLoggedIn ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const own = standing?.around.find(({ isSelf }) => isSelf);
  const isShown = own !== undefined && (data?.list.some(({ rank }) => rank === own.rank) ?? false);
  const title = contest.kind === 'raffle' ? t('board.winners') : t('board.title');
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {title}
        </Heading>
        {data === undefined && !isError && <Skeleton shape="block" />}
        {data === undefined && isError && (
          <Stack gap={3}>
            <div role="alert">
              <Text>{t('board.failed')}</Text>
            </div>
            <Button variant="secondary" isLoading={isFetching} onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          </Stack>
        )}
        {data?.list.length === 0 && (
          <Text tone="secondary">{contest.kind === 'raffle' ? t('board.notDrawn') : t('board.empty')}</Text>
        )}
        {data !== undefined && data.list.length > 0 && (
          <Places
            contest={contest}
            caption={title}
            rows={data.list.map((row) => ({ ...row, isSelf: isShown && row.rank === own?.rank }))}
          />
        )}
        {standing !== undefined && own !== undefined && !isShown && (
          <>
            <Heading level={4} size={16}>
              {t('board.around')}
            </Heading>
            <Places contest={contest} caption={t('board.around')} rows={standing.around} />
          </>
        )}
        {data?.list.some(({ isDemo }) => isDemo) === true && (
          <Text size={14} tone="secondary">
            {t('board.demoText')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
