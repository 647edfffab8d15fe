import { useSearchParams } from 'react-router';
import { useFullPack } from '@parlor/i18n';
import { Page as PageFrame } from '@parlor/ui-kit';
import { LotteryHistory } from './LotteryHistory.tsx';
import { LotteryOverview } from './LotteryOverview.tsx';

/** The draw that the address names: undefined if there is none, NaN for an invalid number. */
function drawOf(named: string | null): number | undefined {
  if (named === null) return undefined;
  return /^\d{1,15}$/.test(named) ? Number(named) : NaN;
}

/** Lottery results: the list of lotteries, or the draws of one, starting at the draw in the address if there is one. */
export function Page() {
  // The first part of the texts has no lottery texts, and a link of a message may open this screen first.
  useFullPack();
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
