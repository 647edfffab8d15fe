import { Link } from 'react-router';
import { useListFavouriteIdsQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton, Page as PageFrame } from '@parlor/ui-kit';
import { GameGrid } from '../../components/GameGrid/GameGrid.tsx';
import { useGameList } from '../../hooks/useGameList.ts';
import { listPath } from '../../model/gameScreens.ts';

/** The player's favourites. One that is taken off leaves at once, and comes back when the gateway refuses. */
export function Page() {
  const { t } = useTranslation('games');
  const list = useGameList({ list: 'favourites', query: {} });
  const { currentData: ids } = useListFavouriteIdsQuery();
  const games = ids ? list.games.filter(({ nodeId }) => ids.list.includes(nodeId)) : list.games;
  return (
    <PageFrame>
      <GameGrid
        label={t('title.favourites')}
        list={{ ...list, games }}
        empty={
          <EmptyState
            scene="games"
            title={t('empty.favouritesTitle')}
            description={t('empty.favouritesText')}
            action={<LinkButton render={<Link to={listPath('HOT')} />}>{t('empty.browse')}</LinkButton>}
          />
        }
      />
    </PageFrame>
  );
}
