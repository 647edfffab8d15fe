import { useLocation } from 'react-router';
import { listTopicAt } from '@parlor/contract';
import { Page as PageFrame } from '@parlor/ui-kit';
import { JackpotDisplay } from '../../components/JackpotBanner/JackpotBanner.tsx';
import { Lobby } from '../../components/Lobby/Lobby.tsx';

/** The games of the category that the path names. */
export function Page() {
  const { pathname } = useLocation();
  const topic = listTopicAt(pathname) ?? 'ALL';
  return (
    <PageFrame>
      {topic === 'JACKPOT' && <JackpotDisplay />}
      <Lobby topic={topic} />
    </PageFrame>
  );
}
