import { Activity, memo, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { homeAliases, isHomePath } from '@parlor/contract';
import { useSettings, type FeatureRoute } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useLaterQueue } from '@parlor/ui-kit';
import { BottomNavigation } from './bottomBar/BottomNavigation.tsx';
import { HomeHeader } from './header/HomeHeader.tsx';
import { lazyPart } from './lazyPart.ts';
import { BarPlace, PageFade, SkipLink } from './Shell.styles.ts';
import { ShellHeader } from './header/ShellHeader.tsx';
import { useDownloadBar } from './download/useDownloadBar.ts';

const DownloadBar = lazyPart(async () => (await import('./download/DownloadBar.tsx')).DownloadBar);
const ExtraTopBar = lazyPart(async () => (await import('./header/ExtraTopBar.tsx')).ExtraTopBar);

/** The page between the bars: where the focus goes on arrival, and what the skip link leads to. */
export const CONTENT_ID = 'content';

const Skip = memo(function Skip() {
  const { t } = useTranslation();
  return <SkipLink href={`#${CONTENT_ID}`}>{t('shell.skipToContent')}</SkipLink>;
});

const ServicePanel = lazyPart(async () => (await import('./service/ServicePanel.tsx')).ServicePanel);

/** The way to customer service, for merchants that have a channel. It waits until somebody uses the page. */
const Service = memo(function Service() {
  const { customerService } = useSettings();
  const later = useLaterQueue();
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => later.add('place', () => startTransition(() => setIsUsed(true))), [later]);
  return (
    isUsed &&
    customerService.length > 0 && (
      <Suspense fallback={null}>
        <ServicePanel />
      </Suspense>
    )
  );
});

/**
 * The bar that the merchant gives to some paths; home has it at all of its addresses or at none. Its place is kept
 * while its code arrives.
 */
function ExtraBar() {
  const { pathname } = useLocation();
  const { extraTopBarPaths } = useSettings();
  const addresses = isHomePath(pathname) ? homeAliases : [pathname];
  return (
    extraTopBarPaths.some((path) => addresses.some((address) => matchPath(path, address))) && (
      <BarPlace>
        <Suspense fallback={null}>
          <ExtraTopBar />
        </Suspense>
      </BarPlace>
    )
  );
}

/** What stands over home: the offer to keep the site at hand, and home's own header. */
function HomeTop() {
  const { isShown: hasDownloadBar, hide } = useDownloadBar();
  return (
    <>
      {hasDownloadBar && (
        <BarPlace>
          <Suspense fallback={null}>
            <DownloadBar onHide={hide} />
          </Suspense>
        </BarPlace>
      )}
      <HomeHeader />
    </>
  );
}

/** Where a page stands between the bars. One that is not shown stays as it is, asleep. */
export function Place({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    // Not `hidden`: on what has the focus that attribute makes the browser compute every style at once.
    <PageFade id={isShown ? CONTENT_ID : undefined} tabIndex={-1} data-left={isShown ? undefined : ''}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </PageFade>
  );
}

/** A page between its header and the bottom bar. What stays from page to page is not drawn again. */
export function Shell({
  route,
  children,
}: {
  route: Pick<FeatureRoute, 'paths' | 'frame' | 'titleKey' | 'back'>;
  children: ReactNode;
}) {
  return (
    <>
      <Skip />
      {route.frame === 'home' ? <HomeTop /> : <ShellHeader route={route} />}
      <ExtraBar />
      {children}
      <Service />
      <BottomNavigation />
    </>
  );
}
