import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Ring, Root } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** What is being waited for; said by screen readers. Left out where the words around it say so already. */
  readonly label?: string;
  /** As high as the text beside it, or large in an empty place. */
  readonly size?: 'inline' | 'large';
}

/** Waiting without a known shape. Where the shape is known, use a Skeleton. */
export function Spinner({ label, size = 'inline' }: SpinnerProps): ReactNode {
  return (
    <Root {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      <Ring $isLarge={size === 'large'} />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
