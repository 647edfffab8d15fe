import { useCallback, type ReactNode } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import type { Game } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { ErrorState } from '@parlor/ui-kit';
import { InfiniteGrid, pictureBackground } from '@parlor/ui-kit/infinite-grid';
import { useBrand } from '@parlor/ui-kit/brand';
import type { GameList } from '../../hooks/useGameList.ts';
import { useTileContext } from '../../hooks/useTileContext.ts';
import { GameTileSkeleton, gridColumns, TileView } from '../GameTile/GameTile.tsx';

const SKELETONS = 6;

/** A virtualised list of games: cards, skeletons, infinite loading, and a retry after a failure. */
export function GameGrid({
  label,
  list,
  empty,
  hidesHot = false,
}: {
  label: string;
  list: GameList;
  empty: ReactNode;
  hidesHot?: boolean;
}) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { layout } = useBrand();
  const knowledgeOf = useTileContext();
  const columns = gridColumns[layout.gameCard];
  // Pictures of the first row load eagerly, the first one with high priority.
  const renderTile = useCallback(
    (game: Game, index: number, isReused: boolean) => {
      const knowledge = knowledgeOf(game);
      return (
        <TileView
          game={game}
          {...knowledge}
          hidesHot={hidesHot}
          isUrgent={index === 0 || (index < columns && 'eager')}
          background={
            isReused ? pictureBackground(knowledge.surroundings.art(game.iconUrl, game.dominantColour)) : undefined
          }
          headingLevel={2}
        />
      );
    },
    [knowledgeOf, hidesHot, columns],
  );
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
      renderItem={renderTile}
      onLoadMore={loadMore}
      hasMore={hasMore}
      isLoading={isLoading}
      renderSkeleton={() => <GameTileSkeleton />}
      skeletonCount={SKELETONS}
      columns={columns}
      empty={empty}
      failure={failure}
      {...(games.length > 12 && { endText: t('list.end') })}
    />
  );
}
