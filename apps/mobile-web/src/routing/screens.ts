import { matchPath } from 'react-router';
import { paths, type FeatureDescriptor, type FeatureRoute } from '@parlor/core';
import { isFirstNamespace } from '@parlor/i18n';
import { features } from '../features.ts';

/** A route of a feature. The code of its page arrives on the first visit, see `ScreenCode`. */
export interface Screen extends FeatureRoute {
  /** Whether it needs texts outside the pack of the first screen. */
  needsFullPack: boolean;
}

/** Screens that belong to the site itself and to no feature; their texts are common ones. */
const siteRoutes: FeatureDescriptor = {
  name: 'site',
  routes: [
    {
      paths: [paths.download],
      load: () => import('../shell/download/DownloadPage.tsx'),
      frame: 'shell',
      titleKey: 'common:shell.download',
      access: 'public',
      back: 'home',
    },
  ],
};

/** Every screen of the site, gathered from the features. */
export const screens: readonly Screen[] = [...features, siteRoutes].flatMap((feature) =>
  feature.routes.map((route) => ({
    ...route,
    needsFullPack: feature !== siteRoutes && !isFirstNamespace(feature.name),
  })),
);

/** Returns the screen at an address, among all or among `candidates`. */
export function findScreen(pathname: string, candidates: readonly Screen[] = screens): Screen | undefined {
  return candidates.find((screen) => screen.paths.some((path) => matchPath(path, pathname)));
}
