import { useLocation } from 'react-router';
import { listTopicAt } from '@parlor/contract';
import { Page as PageFrame } from '@parlor/ui-kit';
import { CategoryBanners } from '../../components/CategoryBanners/CategoryBanners.tsx';
import { Lobby } from '../../components/Lobby/Lobby.tsx';
import { LotteryMenu } from '../../components/LotteryMenu/LotteryMenu.tsx';

/** What has its own hour: e-sports and cockfights of their vendors, and draws; which of them, the path says. */
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
