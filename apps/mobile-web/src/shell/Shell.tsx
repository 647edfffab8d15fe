import { Activity, memo, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { homeAliases, isHomePath } from '@parlor/contract';
import { useSettings, type FeatureRoute } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useLaterQueue } from '@parlor/ui-kit';
import { BottomNavigation } from './bottomBar/BottomNavigation.tsx';
import { HomeHeader } from './header/HomeHeader.tsx';
import { lazyPart } from './lazyPart.ts';
import { BarSlot, PageFade, SkipLink } from './Shell.styles.ts';
import { ShellHeader } from './header/ShellHeader.tsx';
import { useDownloadBar } from './download/useDownloadBar.ts';

const DownloadBar = lazyPart(async () => (await import('./download/DownloadBar.tsx')).DownloadBar);
const ExtraTopBar = lazyPart(async () => (await import('./header/ExtraTopBar.tsx')).ExtraTopBar);

/** The page between the bars. It receives the focus after a navigation and is the target of the skip link. */
export const CONTENT_ID = 'content';

const Skip = memo(function Skip() {
  const { t } = useTranslation();
  return <SkipLink href={`#${CONTENT_ID}`}>{t('shell.skipToContent')}</SkipLink>;
});

const ServicePanel = lazyPart(async () => (await import('./service/ServicePanel.tsx')).ServicePanel);

/** The customer-service button of merchants with a channel. It appears after the first touch. */
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
 * The extra bar that a merchant shows on chosen paths. All aliases of home count as one path. Its height is reserved
 * while its code loads.
 */
function ExtraBar() {
  const { pathname } = useLocation();
  const { extraTopBarPaths } = useSettings();
  const addresses = isHomePath(pathname) ? homeAliases : [pathname];
  return (
    extraTopBarPaths.some((path) => addresses.some((address) => matchPath(path, address))) && (
      <BarSlot>
        <Suspense fallback={null}>
          <ExtraTopBar />
        </Suspense>
      </BarSlot>
    )
  );
}

/** The top of home: the download bar and home's header. */
function HomeTop() {
  const { isShown: hasDownloadBar, hide } = useDownloadBar();
  return (
    <>
      {hasDownloadBar && (
        <BarSlot>
          <Suspense fallback={null}>
            <DownloadBar onHide={hide} />
          </Suspense>
        </BarSlot>
      )}
      <HomeHeader />
    </>
  );
}

/** The slot of a page between the bars. A hidden page stays mounted but inactive. */
export function PageSlot({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    // Not `hidden`: on a focused element that attribute forces a synchronous style recalculation.
    <PageFade id={isShown ? CONTENT_ID : undefined} tabIndex={-1} data-left={isShown ? undefined : ''}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </PageFade>
  );
}

/** A page between header and bottom bar. The bars are not rendered again by a navigation. */
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
