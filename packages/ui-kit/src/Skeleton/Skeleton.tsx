import type { ReactNode } from 'react';

import { Root, type SkeletonShape } from './Skeleton.styles.ts';

export { skeletonShapes } from './Skeleton.styles.ts';
export type { SkeletonShape } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** What it stands in for: a line of text, a picture, a banner. */
  readonly shape?: SkeletonShape;
  /** Share of the line it takes, as CSS: "60%", "8ch". */
  readonly width?: string;
}

/** The shape of what is coming, in its place. Hidden from screen readers: the list around it says that it is busy. */
export function Skeleton({ shape = 'text', width = '100%' }: SkeletonProps): ReactNode {
  return <Root aria-hidden $shape={shape} $width={width} />;
}
