import { useLocation } from 'react-router';
import { useListFavouriteIdsQuery } from '@parlor/api-client';
import { Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, Heading, LinkButton, Page as PageFrame } from '@parlor/ui-kit';
import { GameGrid } from '../../components/GameGrid/GameGrid.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { useGameFilter } from '../../hooks/useGameFilter.ts';
import { useGameList, type GameList } from '../../hooks/useGameList.ts';
import { listRequest, type ListRequest } from '../../model/gameFilter.ts';
import { foundByAt, listPath, type FoundBy } from '../../model/gameScreens.ts';

/** Texts of a personal list. */
const ownWords = {
  favourites: { title: 'title.favourites', emptyTitle: 'empty.favouritesTitle', emptyText: 'empty.favouritesText' },
  recent: { title: 'title.recent', emptyTitle: 'empty.recentTitle', emptyText: 'empty.recentText' },
} as const satisfies Record<Exclude<FoundBy, 'search'>, unknown>;

/** Returns the request for a list. A search without a term requests hot games. */
function requestFor(foundBy: FoundBy, name: string): ListRequest {
  if (foundBy !== 'search') return { list: foundBy, query: {} };
  return name === '' ? { list: 'hot', query: {} } : listRequest('ALL', { dataType: 'SEARCH', name });
}

/** Returns the list without favourites that were just removed. They reappear if the gateway refuses. */
function useStillFavourite(list: GameList, isRequested: boolean): GameList {
  const { currentData: ids } = useListFavouriteIdsQuery(undefined, { skip: !isRequested });
  return isRequested && ids ? { ...list, games: list.games.filter(({ nodeId }) => ids.list.includes(nodeId)) } : list;
}

/**
 * Games that the player searched, marked as favourites or played (the latest first). The path selects the list.
 */
export function Page() {
  const { t } = useTranslation('games');
  const foundBy = foundByAt(useLocation().pathname);
  const { filter, setFilter } = useGameFilter();
  const name = filter.name ?? '';
  const list = useStillFavourite(useGameList(requestFor(foundBy, name)), foundBy === 'favourites');

  if (foundBy === 'search') {
    const title = name ? t('search.results') : t('search.hot');
    return (
      <PageFrame>
        <SearchBox
          value={name}
          onSearch={(next) => setFilter({ dataType: 'ALL', name: next }, { replace: true })}
          hasAutoFocus
        />
        <Heading level={2}>{title}</Heading>
        <GameGrid
          label={title}
          list={list}
          hidesHot={!name}
          empty={
            <EmptyState
              scene="search"
              title={t('empty.filteredTitle')}
              description={t('empty.filteredText')}
              action={
                <LinkButton variant="secondary" render={<Link to={listPath('ALL')} />}>
                  {t('empty.showAll')}
                </LinkButton>
              }
            />
          }
        />
      </PageFrame>
    );
  }
  const words = ownWords[foundBy];
  return (
    <PageFrame>
      <GameGrid
        label={t(words.title)}
        list={list}
        empty={
          <EmptyState
            scene="games"
            title={t(words.emptyTitle)}
            description={t(words.emptyText)}
            action={<LinkButton render={<Link to={listPath('HOT')} />}>{t('empty.browse')}</LinkButton>}
          />
        }
      />
    </PageFrame>
  );
}
