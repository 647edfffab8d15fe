import { isEventTopic, listScreens } from '@parlor/contract';
import { homeAliases } from '@parlor/contract';
import { paths, type FeatureDescriptor, type FeatureRoute } from '@parlor/core';
import { PROVIDER_PATH } from './model/gameScreens.ts';

const loadFoundGames: FeatureRoute['load'] = () => import('./pages/FoundGamesPage/FoundGamesPage.tsx');
const loadEvents: FeatureRoute['load'] = () => import('./pages/EventsPage/EventsPage.tsx');
const loadList: FeatureRoute['load'] = () => import('./pages/ListPage/ListPage.tsx');

const lists: FeatureRoute[] = listScreens.map(({ path, topic }) => ({
  paths: [path],
  load: isEventTopic(topic) ? loadEvents : loadList,
  frame: 'shell',
  titleKey: `games:category.${topic}`,
  access: 'public',
}));

/** The descriptor of this feature. */
export const gamesFeature: FeatureDescriptor = {
  name: 'games',
  dialogs: { search: async () => (await import('./components/SearchDialog/SearchDialog.tsx')).SearchDialog },
  routes: [
    {
      paths: homeAliases,
      load: () => import('./pages/HomePage/HomePage.tsx'),
      frame: 'home',
      titleKey: 'games:title.home',
      access: 'public',
    },
    ...lists,
    {
      paths: [paths.searchGames],
      load: loadFoundGames,
      frame: 'shell',
      titleKey: 'games:title.search',
      access: 'public',
      isListed: false,
    },
    {
      paths: [paths.favouriteGames],
      load: loadFoundGames,
      frame: 'shell',
      titleKey: 'games:title.favourites',
      access: 'account',
    },
    {
      paths: [paths.recentGames],
      load: loadFoundGames,
      frame: 'shell',
      titleKey: 'games:title.recent',
      access: 'account',
    },
    {
      paths: [PROVIDER_PATH],
      load: () => import('./pages/ProviderPage/ProviderPage.tsx'),
      frame: 'shell',
      titleKey: 'games:title.provider',
      access: 'public',
    },
    {
      paths: [paths.lotteryResults()],
      load: () => import('./pages/LotteryResultsPage/LotteryResultsPage.tsx'),
      frame: 'shell',
      titleKey: 'games:title.lotteryResults',
      access: 'public',
    },
    {
      paths: ['/m/play/:nodeId'],
      load: () => import('./pages/PlayPage/PlayPage.tsx'),
      frame: 'bare',
      titleKey: 'games:title.play',
      access: 'account',
    },
  ],
};
