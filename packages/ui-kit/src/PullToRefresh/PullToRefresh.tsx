import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { useRef, type ReactNode } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import { pullProgress } from './pullRules.ts';
import { Again, Arrow, Content, Hint, Root } from './PullToRefresh.styles.ts';
import { usePull } from './usePull.ts';

/** Props of `PullToRefresh`. Controlled by `isRefreshing`. */
export interface PullToRefreshProps {
  /** Content to refresh. */
  readonly children: ReactNode;
  /** Called to refresh. Not called again until `isRefreshing` is false. */
  readonly onRefresh: () => void;
  /** Whether a refresh is running. */
  readonly isRefreshing: boolean;
  /** Label of the refresh button. */
  readonly refreshLabel: string;
  /** Text while pulling: "Pull to refresh". */
  readonly pullText: string;
  /** Text beyond the threshold: "Let go to refresh". */
  readonly releaseText: string;
  /** Text while refreshing. */
  readonly refreshingText: string;
}

/**
 * Pull to refresh. Ignores touches that scroll the page or a rail. A button does the same: visible with a mouse, and
 * focusable for keyboards and screen readers on a phone.
 */
export function PullToRefresh({
  children,
  onRefresh,
  isRefreshing,
  refreshLabel,
  pullText,
  releaseText,
  refreshingText,
}: PullToRefreshProps): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  const pulledPx = usePull(rootRef, isRefreshing, onRefresh);
  const progress = pullProgress(pulledPx);
  return (
    <Root ref={rootRef} aria-busy={isRefreshing}>
      <Again
        type="button"
        aria-disabled={isRefreshing}
        onClick={() => {
          if (!isRefreshing) onRefresh();
        }}
      >
        {isRefreshing ? <Spinner /> : <ArrowsClockwiseIcon aria-hidden />}
        {refreshLabel}
      </Again>
      <Hint $isInFlow={isRefreshing} style={{ opacity: isRefreshing ? 1 : progress }}>
        {isRefreshing ? (
          <Spinner />
        ) : (
          <Arrow $isTurned={progress === 1} aria-hidden>
            <ArrowDownIcon />
          </Arrow>
        )}
        <output>{isRefreshing ? refreshingText : ''}</output>
        {!isRefreshing && pulledPx > 0 && <span aria-hidden>{progress === 1 ? releaseText : pullText}</span>}
      </Hint>
      {/* Only during a pull: a transformed element becomes the containing block of fixed elements inside it. */}
      <Content $isHeld={pulledPx > 0} {...(pulledPx > 0 && { style: { transform: `translateY(${pulledPx}px)` } })}>
        {children}
      </Content>
    </Root>
  );
}
