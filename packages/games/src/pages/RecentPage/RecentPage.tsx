import { Link } from 'react-router';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton, Page as PageFrame } from '@parlor/ui-kit';
import { GameGrid } from '../../components/GameGrid/GameGrid.tsx';
import { useGameList } from '../../hooks/useGameList.ts';
import { listPath } from '../../model/gameScreens.ts';

/** What the player played, the latest first. */
export function Page() {
  const { t } = useTranslation('games');
  const list = useGameList({ list: 'recent', query: {} });
  return (
    <PageFrame>
      <GameGrid
        label={t('title.recent')}
        list={list}
        empty={
          <EmptyState
            scene="games"
            title={t('empty.recentTitle')}
            description={t('empty.recentText')}
            action={<LinkButton render={<Link to={listPath('HOT')} />}>{t('empty.browse')}</LinkButton>}
          />
        }
      />
    </PageFrame>
  );
}
