import type { CSSProperties, ReactNode } from 'react';

import { Root, type SkeletonShape } from './Skeleton.styles.ts';

export { skeletonShapes } from './Skeleton.styles.ts';
export type { SkeletonShape } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** What it stands in for: a line of text, a picture, a banner. */
  readonly shape?: SkeletonShape;
  /** Share of the line it takes, as CSS: "60%", "8ch"; all of it unless told otherwise. */
  readonly width?: string;
}

const widthStyle = (width: string): CSSProperties => ({ '--skeleton-width': width }) as CSSProperties;

/** The shape of what is coming, in its place. Hidden from screen readers: the list around it says that it is busy. */
export function Skeleton({ shape = 'text', width }: SkeletonProps): ReactNode {
  return <Root aria-hidden data-shape={shape} {...(width !== undefined && { style: widthStyle(width) })} />;
}
