import { useSearchParams } from 'react-router';
import { Page as PageFrame } from '@parlor/ui-kit';
import { LotteryHistory } from './LotteryHistory.tsx';
import { LotteryOverview } from './LotteryOverview.tsx';

/** Results of lotteries: all of them to choose from, or what one drew, as the address says. */
export function Page() {
  const [search] = useSearchParams();
  const nodeId = search.get('id');
  return (
    <PageFrame>{nodeId === null ? <LotteryOverview /> : <LotteryHistory key={nodeId} nodeId={nodeId} />}</PageFrame>
  );
}
