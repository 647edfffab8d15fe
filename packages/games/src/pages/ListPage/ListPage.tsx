import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { listTopicAt } from '@parlor/contract';
import { Page as PageFrame } from '@parlor/ui-kit';
import { JackpotDisplay } from '../../components/JackpotBanner/JackpotDisplay.tsx';
import { HostsPlace } from '../../components/AnchorStrip/HostsPlace.tsx';
import { CategoryBanners } from '../../components/CategoryBanners/CategoryBanners.tsx';
import { Lobby } from '../../components/Lobby/Lobby.tsx';
import { TablesPlace } from '../../components/TableLobby/TablesPlace.tsx';
import { useIsAwake } from '../../hooks/useIsAwake.ts';

const AnchorStrip = lazy(async () => ({
  default: (await import('../../components/AnchorStrip/AnchorStrip.tsx')).AnchorStrip,
}));

const TableLobby = lazy(async () => ({
  default: (await import('../../components/TableLobby/TableLobby.tsx')).TableLobby,
}));

/** The hosts of the live tables and the tables with their roads, rendered after the first touch. */
function LiveHosts() {
  const isAwake = useIsAwake();
  return (
    <>
      {isAwake ? (
        <Suspense fallback={<HostsPlace />}>
          <AnchorStrip />
        </Suspense>
      ) : (
        <HostsPlace />
      )}
      {isAwake ? (
        <Suspense fallback={<TablesPlace />}>
          <TableLobby />
        </Suspense>
      ) : (
        <TablesPlace />
      )}
    </>
  );
}

/** The games of the category in the path. */
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
