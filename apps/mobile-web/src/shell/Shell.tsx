import type { ReactNode } from 'react';
import type { FeatureRoute } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BottomNavigation } from './BottomNavigation.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { PageFade, SkipLink } from './Shell.styles.ts';
import { ShellHeader } from './ShellHeader.tsx';

function Skip() {
  const { t } = useTranslation();
  return <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>;
}

/** Home between its own header and the bottom bar. */
export function HomeShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Skip />
      <HomeHeader />
      <PageFade>{children}</PageFade>
      <BottomNavigation />
    </>
  );
}

/** A page between a header with its title and the bottom bar. */
export function PageShell({ route, children }: { route: FeatureRoute; children: ReactNode }) {
  return (
    <>
      <Skip />
      <ShellHeader route={route} />
      <PageFade key={route.paths[0]}>{children}</PageFade>
      <BottomNavigation />
    </>
  );
}
