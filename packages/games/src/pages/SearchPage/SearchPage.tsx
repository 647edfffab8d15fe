import { Link } from 'react-router';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, Heading, LinkButton, Page as PageFrame } from '@parlor/ui-kit';
import { GameGrid } from '../../components/GameGrid/GameGrid.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { useGameFilter } from '../../hooks/useGameFilter.ts';
import { useGameList } from '../../hooks/useGameList.ts';
import { listRequest } from '../../model/gameFilter.ts';
import { listPath } from '../../model/gameScreens.ts';

/** Search over every game; hot games stand in while nothing is searched for. */
export function Page() {
  const { t } = useTranslation('games');
  const { filter, setFilter } = useGameFilter();
  const name = filter.name ?? '';
  const list = useGameList(name ? listRequest('ALL', { dataType: 'SEARCH', name }) : { list: 'hot' });
  const title = name ? t('search.results') : t('search.hot');
  return (
    <PageFrame>
      <SearchBox value={name} onSearch={(next) => setFilter({ dataType: 'ALL', name: next }, { replace: true })} hasAutoFocus />
      <Heading level={2}>{title}</Heading>
      <GameGrid
        label={title}
        list={list}
        hidesHot={!name}
        empty={<EmptyState scene="search" title={t('empty.filteredTitle')} description={t('empty.filteredText')} action={<LinkButton variant="secondary" render={<Link to={listPath('ALL')} />}>{t('empty.showAll')}</LinkButton>} />}
      />
    </PageFrame>
  );
}
