import { useRef, useState } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import { type FeatureDialogProps, Link, paths } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { CardGrid, EmptyState, ErrorState, Heading, LinkButton, Stack } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import { useBrand } from '@parlor/ui-kit/brand';
import { useGameList } from '../../hooks/useGameList.ts';
import { listRequest, writeFilter } from '../../model/gameFilter.ts';
import { listPath } from '../../model/gameScreens.ts';
import { GameTile, GameTileSkeleton, gridColumns } from '../GameTile/GameTile.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';

/** The maximum number of results in the popup. The search screen shows them all. */
const SHOWN = 12;
const STAND_INS = 6;

function Results({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { layout } = useBrand();
  const {
    games,
    totalCount = 0,
    isLoading,
    error,
    retry,
  } = useGameList(name === '' ? { list: 'hot', query: {} } : listRequest('ALL', { dataType: 'SEARCH', name }));
  const title = t(name === '' ? 'search.hot' : 'search.results');
  const columns = gridColumns[layout.gameCard];

  if (error !== undefined && games.length === 0) {
    const isOffline = isApiError(error) && error.code === 'network.offline';
    return (
      <ErrorState
        {...(isOffline && { scene: 'offline' as const })}
        title={t('failed.title')}
        description={isOffline ? t('failed.offline') : message(errorMessageKey(error))}
        retryLabel={common('action.retry')}
        onRetry={retry}
      />
    );
  }
  if (isLoading && games.length === 0)
    return (
      <CardGrid label={title} columns={columns} isBusy>
        {Array.from({ length: STAND_INS }, (_, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </CardGrid>
    );
  if (games.length === 0)
    return (
      <EmptyState
        scene="search"
        headingLevel={3}
        title={t('empty.filteredTitle')}
        description={t('empty.filteredText')}
      />
    );
  const all = name === '' ? listPath('HOT') : `${paths.searchGames}?${writeFilter({ dataType: 'ALL', name })}`;
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <CardGrid label={title} columns={columns}>
        {games.slice(0, SHOWN).map((game) => (
          <GameTile key={game.nodeId} game={game} hidesHot={name === ''} />
        ))}
      </CardGrid>
      {totalCount > SHOWN && (
        <LinkButton variant="secondary" isFullWidth render={<Link to={all} onClick={onLeave} />}>
          {t('search.showAll', { count: totalCount })}
        </LinkButton>
      )}
    </>
  );
}

/**
 * Search from anywhere: hot games without a search term, otherwise the first results with a link to the search screen.
 */
export function SearchDialog({ isOpen, onClose }: FeatureDialogProps) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const [name, setName] = useState('');
  // The popup moves the focus. If the field had `autoFocus`, the popup would record the field as the opener and could
  // not restore the focus on closing.
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('title.search')}
      closeLabel={common('action.close')}
      initialFocus={field}
    >
      <Stack gap={4}>
        <SearchBox value={name} onSearch={setName} inputRef={field} />
        <Results name={name} onLeave={onClose} />
      </Stack>
    </Sheet>
  );
}
