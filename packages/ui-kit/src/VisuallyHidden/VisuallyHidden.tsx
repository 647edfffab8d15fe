import type { ReactNode } from 'react';

import { Root } from './VisuallyHidden.styles.ts';

/** Words for screen readers where a sighted player needs none. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <Root>{children}</Root>;
}
