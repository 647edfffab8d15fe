import type { ReactNode } from 'react';
import type { FeatureRoute } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BottomNavigation } from './BottomNavigation.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { PageFade, SkipLink } from './Shell.styles.ts';
import { ServicePanel } from './ServicePanel.tsx';
import { ShellHeader } from './ShellHeader.tsx';

/** The page between the bars: where the focus goes on arrival, and what the skip link leads to. */
export const CONTENT_ID = 'content';

function Skip() {
  const { t } = useTranslation();
  return <SkipLink href={`#${CONTENT_ID}`}>{t('shell.skipToContent')}</SkipLink>;
}

/** Home between its own header and the bottom bar. */
export function HomeShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Skip />
      <HomeHeader />
      <PageFade id={CONTENT_ID} tabIndex={-1}>{children}</PageFade>
      <ServicePanel />
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
      <PageFade key={route.paths[0]} id={CONTENT_ID} tabIndex={-1}>{children}</PageFade>
      <ServicePanel />
      <BottomNavigation />
    </>
  );
}
