import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { useRef, type ReactNode } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import { pullProgress } from './pullRules.ts';
import { Again, Arrow, Content, Hint, Root } from './PullToRefresh.styles.ts';
import { usePull } from './usePull.ts';

export interface PullToRefreshProps {
  /** What is refreshed. */
  readonly children: ReactNode;
  /** Fetches anew; called again only once `isRefreshing` has gone back. */
  readonly onRefresh: () => void;
  /** It is being fetched. */
  readonly isRefreshing: boolean;
  /** What the button says that does the same without a finger. */
  readonly refreshLabel: string;
  /** Said while it is pulled: "Pull to refresh". */
  readonly pullText: string;
  /** Said once letting go refreshes: "Let go to refresh". */
  readonly releaseText: string;
  /** Said while it is fetched. */
  readonly refreshingText: string;
}

/**
 * A page that is fetched anew when it is pulled down from its top. It lets go of a finger that scrolls the page or pushes a
 * rail. With a mouse a button stands in its place, and on a phone the keyboard and screen readers find that button too.
 */
export function PullToRefresh({ children, onRefresh, isRefreshing, refreshLabel, pullText, releaseText, refreshingText }: PullToRefreshProps): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  const pulledPx = usePull(rootRef, isRefreshing, onRefresh);
  const progress = pullProgress(pulledPx);
  return (
    <Root ref={rootRef} aria-busy={isRefreshing}>
      <Again type="button" aria-disabled={isRefreshing} onClick={() => { if (!isRefreshing) onRefresh(); }}>
        {isRefreshing ? <Spinner /> : <ArrowsClockwiseIcon aria-hidden />}
        {refreshLabel}
      </Again>
      <Hint $isInFlow={isRefreshing} style={{ opacity: isRefreshing ? 1 : progress }}>
        {isRefreshing ? <Spinner /> : <Arrow $isTurned={progress === 1} aria-hidden><ArrowDownIcon /></Arrow>}
        <output>{isRefreshing ? refreshingText : ''}</output>
        {!isRefreshing && pulledPx > 0 && <span aria-hidden>{progress === 1 ? releaseText : pullText}</span>}
      </Hint>
      {/* Only while it is pulled: a shifted element would hold what is fixed inside it. */}
      <Content $isHeld={pulledPx > 0} {...(pulledPx > 0 && { style: { transform: `translateY(${pulledPx}px)` } })}>{children}</Content>
    </Root>
  );
}
