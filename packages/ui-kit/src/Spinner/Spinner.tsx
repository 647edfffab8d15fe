import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Ring, Root } from './Spinner.styles.ts';

/** Props of `Spinner`. Give a label unless the surrounding text says what is loading. */
export interface SpinnerProps {
  /** The name of the loading content, for screen readers. Leave it out if the surrounding text names it. */
  readonly label?: string;
  /** `inline` beside text, `large` in an empty area. */
  readonly size?: 'inline' | 'large';
}

/** Loading indicator for content of unknown shape. Otherwise use `Skeleton`. */
export function Spinner({ label, size = 'inline' }: SpinnerProps): ReactNode {
  return (
    <Root {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      <Ring $isLarge={size === 'large'} />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
