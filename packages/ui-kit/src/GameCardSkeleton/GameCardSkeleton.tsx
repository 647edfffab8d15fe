import type { ReactNode } from 'react';

import { Art, Root, Words } from '../GameCard/GameCard.styles.ts';
import type { GameCardShape } from '../GameCard/GameCard.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';

export interface GameCardSkeletonProps {
  /** The shape of the card it stands in for. */
  readonly shape?: GameCardShape;
}

/** A game that is on its way, in the card's own measures. */
export function GameCardSkeleton({ shape = 'edge' }: GameCardSkeletonProps): ReactNode {
  return (
    <Root as="div" $shape={shape} $isClosed={false}>
      <Art $shape={shape} $isClosed={false}><Skeleton shape="art" /></Art>
      <Words $shape={shape}>
        <Text as="div" size={shape === 'row' ? 16 : 14}><Skeleton width="80%" /></Text>
        <Text as="div" size={12}><Skeleton width="50%" /></Text>
      </Words>
    </Root>
  );
}
