import type { CSSProperties, ReactNode } from 'react';

import { Root, type SkeletonShape } from './Skeleton.styles.ts';

export { skeletonShapes } from './Skeleton.styles.ts';
export type { SkeletonShape } from './Skeleton.styles.ts';

/** Props of `Skeleton`. Set the width to that of the expected text. */
export interface SkeletonProps {
  /** Shape of the expected content. */
  readonly shape?: SkeletonShape;
  /** Width as CSS: "60%", "8ch". Defaults to the full width. */
  readonly width?: string;
}

const widthStyle = (width: string): CSSProperties => ({ '--skeleton-width': width }) as CSSProperties;

/** Placeholder for loading content. Hidden from screen readers: set `aria-busy` on the list around it. */
export function Skeleton({ shape = 'text', width }: SkeletonProps): ReactNode {
  return <Root aria-hidden data-shape={shape} {...(width !== undefined && { style: widthStyle(width) })} />;
}
