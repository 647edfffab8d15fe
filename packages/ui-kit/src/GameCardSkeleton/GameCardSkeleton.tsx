import type { ReactNode } from 'react';

import { Art, Name, Root, Vendor, Words } from '../GameCard/GameCard.styles.ts';
import type { GameCardShape } from '../GameCard/GameCard.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface GameCardSkeletonProps {
  /** The shape of the card it stands in for. */
  readonly shape?: GameCardShape;
}

/** A game that is on its way, in the card's own parts, so that nothing moves when the card takes its place. */
export function GameCardSkeleton({ shape = 'edge' }: GameCardSkeletonProps): ReactNode {
  return (
    <Root as="div" $shape={shape} $isClosed={false}>
      <Art $shape={shape} $isClosed={false}><Skeleton shape="art" /></Art>
      <Words $shape={shape}>
        <Name as="div" $shape={shape}><Skeleton width="85%" /></Name>
        <Vendor as="div"><Skeleton width="55%" /></Vendor>
      </Words>
    </Root>
  );
}
