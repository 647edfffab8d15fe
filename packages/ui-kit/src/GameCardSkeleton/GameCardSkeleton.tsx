import type { ReactNode } from 'react';

import { Root } from '../GameCard/GameCard.styles.ts';
import type { GameCardShape } from '../GameCard/GameCard.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Still } from './GameCardSkeleton.styles.ts';

export interface GameCardSkeletonProps {
  /** The shape of the card it stands in for. */
  readonly shape?: GameCardShape;
  /** Far from the screen: keeps the card's measures, and nothing in it moves. */
  readonly isStill?: boolean;
}

const NO_BREAK_SPACE = '\u00A0';

/** A game that is on its way, in the card's own parts, so that nothing moves when the card takes its place. */
export function GameCardSkeleton({ shape = 'edge', isStill = false }: GameCardSkeletonProps): ReactNode {
  return (
    <Root as="div" data-shape={shape}>
      <div data-part="art">{isStill ? <Still /> : <Skeleton shape="art" />}</div>
      <div data-part="words">
        <div data-part="name">{isStill ? NO_BREAK_SPACE : <Skeleton width="85%" />}</div>
        <div data-part="vendor">{isStill ? NO_BREAK_SPACE : <Skeleton width="55%" />}</div>
      </div>
    </Root>
  );
}
