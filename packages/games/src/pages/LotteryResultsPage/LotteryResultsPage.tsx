import { useSearchParams } from 'react-router';
import { useWholePack } from '@parlor/i18n';
import { Page as PageFrame } from '@parlor/ui-kit';
import { LotteryHistory } from './LotteryHistory.tsx';
import { LotteryOverview } from './LotteryOverview.tsx';

/** The draw that the address names: undefined for none, NaN for what is not a number of a draw. */
function drawOf(named: string | null): number | undefined {
  if (named === null) return undefined;
  return /^\d{1,15}$/.test(named) ? Number(named) : NaN;
}

/** Results of lotteries: all of them to choose from, or what one drew, from a draw on where the address names one. */
export function Page() {
  // Games are texts of the first screen; lotteries are not, and a message may lead here first.
  useWholePack();
  const [search] = useSearchParams();
  const nodeId = search.get('id');
  return (
    <PageFrame>
      {nodeId === null ? (
        <LotteryOverview />
      ) : (
        <LotteryHistory key={nodeId} nodeId={nodeId} draw={drawOf(search.get('draw'))} />
      )}
    </PageFrame>
  );
}
