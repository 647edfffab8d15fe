import type { ReactNode } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import { useMessage, useTranslation } from '@parlor/i18n';
import { ErrorState } from '@parlor/ui-kit';
import { InfiniteGrid } from '@parlor/ui-kit/infinite-grid';
import { useBrand } from '@parlor/ui-kit/brand';
import type { GameList } from '../../hooks/useGameList.ts';
import { GameTile, GameTileSkeleton, gridColumns } from '../GameTile/GameTile.tsx';

const SKELETONS = 6;
/** Cards that are seen without scrolling; their art is not put off. */
const URGENT_CARDS = 3;

/** A list of games of any length: cards, stand-ins, the next page on the way down, and a way on when something fails. */
export function GameGrid({ label, list, empty, hidesHot = false }: { label: string; list: GameList; empty: ReactNode; hidesHot?: boolean }) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { layout } = useBrand();
  const { games, hasMore, isLoading, error, loadMore, retry } = list;

  const isOffline = isApiError(error) && error.code === 'network.offline';
  const failure = error !== undefined && (
    <ErrorState
      {...(isOffline && { scene: 'offline' as const })}
      title={t('failed.title')}
      description={isOffline ? t('failed.offline') : message(errorMessageKey(error))}
      retryLabel={common('action.retry')}
      onRetry={retry}
    />
  );
  return (
    <InfiniteGrid
      label={label}
      items={games}
      getKey={(game) => game.nodeId}
      renderItem={(game, index) => <GameTile game={game} hidesHot={hidesHot} isUrgent={index < URGENT_CARDS} headingLevel={2} />}
      onLoadMore={loadMore}
      hasMore={hasMore}
      isLoading={isLoading}
      renderSkeleton={() => <GameTileSkeleton />}
      skeletonCount={SKELETONS}
      columns={gridColumns[layout.gameCard]}
      empty={empty}
      failure={failure}
      {...(games.length > 12 && { endText: t('list.end') })}
    />
  );
}
