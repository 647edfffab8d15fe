import type { ReactNode } from 'react';

import { Root } from './VisuallyHidden.styles.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <Root>{children}</Root>;
}
