import type { ReactNode } from 'react';

import { Art, Name, Root, Vendor, Words } from '../GameCard/GameCard.styles.ts';
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
    <Root as="div" $shape={shape} $isClosed={false}>
      <Art $shape={shape} $isClosed={false}>{isStill ? <Still /> : <Skeleton shape="art" />}</Art>
      <Words $shape={shape}>
        <Name as="div" $shape={shape}>{isStill ? NO_BREAK_SPACE : <Skeleton width="85%" />}</Name>
        <Vendor as="div">{isStill ? NO_BREAK_SPACE : <Skeleton width="55%" />}</Vendor>
      </Words>
    </Root>
  );
}
