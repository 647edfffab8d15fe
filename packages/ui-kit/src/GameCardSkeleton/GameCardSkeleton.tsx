import type { ReactNode } from 'react';

import { Root } from '../GameCard/GameCard.styles.ts';
import type { GameCardShape } from '../GameCard/GameCard.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Still } from './GameCardSkeleton.styles.ts';

/** Props of `GameCardSkeleton`. Use the shape of the card that it replaces. */
export interface GameCardSkeletonProps {
  /** Shape of the card that it replaces. */
  readonly shape?: GameCardShape;
  /** For cards far from the viewport: keeps the measures without the shimmer. */
  readonly isStill?: boolean;
}

const NO_BREAK_SPACE = '\u00A0';

/** Skeleton of a game card, built from the card's own parts, so that nothing shifts when the card replaces it. */
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
