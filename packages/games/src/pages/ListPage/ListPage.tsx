import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { listTopicAt } from '@parlor/contract';
import { Page as PageFrame } from '@parlor/ui-kit';
import { JackpotDisplay } from '../../components/JackpotBanner/JackpotDisplay.tsx';
import { HostsPlace } from '../../components/AnchorStrip/HostsPlace.tsx';
import { CategoryBanners } from '../../components/CategoryBanners/CategoryBanners.tsx';
import { Lobby } from '../../components/Lobby/Lobby.tsx';
import { useIsAwake } from '../../hooks/useIsAwake.ts';

const AnchorStrip = lazy(async () => ({
  default: (await import('../../components/AnchorStrip/AnchorStrip.tsx')).AnchorStrip,
}));

/** The hosts of the live tables, once the page is used. */
function LiveHosts() {
  return useIsAwake() ? (
    <Suspense fallback={<HostsPlace />}>
      <AnchorStrip />
    </Suspense>
  ) : (
    <HostsPlace />
  );
}

/** The games of the category that the path names. */
export function Page() {
  const { pathname } = useLocation();
  const topic = listTopicAt(pathname) ?? 'ALL';
  return (
    <PageFrame>
      <CategoryBanners topic={topic} />
      {topic === 'JACKPOT' && <JackpotDisplay />}
      {topic === 'LIVE' && <LiveHosts />}
      <Lobby topic={topic} />
    </PageFrame>
  );
}
