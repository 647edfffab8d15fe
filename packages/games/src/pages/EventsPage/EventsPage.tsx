import { useLocation } from 'react-router';
import { listTopicAt } from '@parlor/contract';
import { Page as PageFrame } from '@parlor/ui-kit';
import { CategoryBanners } from '../../components/CategoryBanners/CategoryBanners.tsx';
import { Lobby } from '../../components/Lobby/Lobby.tsx';
import { LotteryMenu } from '../../components/LotteryMenu/LotteryMenu.tsx';

/** Scheduled events: e-sports, cockfights or draws, selected by the path. */
export function Page() {
  const topic = listTopicAt(useLocation().pathname) ?? 'ESPORTS';
  return (
    <PageFrame>
      <CategoryBanners topic={topic} />
      {(topic === 'LOTT' || topic === 'ELOTT') && <LotteryMenu gameType={topic} />}
      <Lobby topic={topic} />
    </PageFrame>
  );
}
