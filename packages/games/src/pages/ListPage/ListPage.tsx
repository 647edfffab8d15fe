import { useLocation } from 'react-router';
import { Page as PageFrame } from '@parlor/ui-kit';
import { Lobby } from '../../components/Lobby/Lobby.tsx';
import { topicOf } from '../../model/gameScreens.ts';

/** The games of a category; which one, the path says. */
export function Page() {
  const { pathname } = useLocation();
  return (
    <PageFrame>
      <Lobby topic={topicOf(pathname)} />
    </PageFrame>
  );
}
