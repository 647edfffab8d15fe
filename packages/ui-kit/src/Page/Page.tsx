import type { ReactNode } from 'react';

import { Backdrop, Column, Main } from './Page.styles.ts';

export interface AppFrameProps {
  /** What stands on it. */
  readonly children: ReactNode;
}

/** The site's column: as wide as a phone, centred on the brand's backdrop above that. Holds bars and the page. */
export function AppFrame({ children }: AppFrameProps): ReactNode {
  return <Backdrop><Column>{children}</Column></Backdrop>;
}

export interface PageProps {
  /** What stands on it. */
  readonly children: ReactNode;
  /** No gutter: the page's own parts reach the edges. */
  readonly isFlush?: boolean;
  /** How much air the brand leaves between blocks: `roomy` or `dense`. */
  readonly density?: 'roomy' | 'dense';
  /** Names the page's content where its title does not. */
  readonly label?: string;
}

/** The main content between the bars. It takes what room there is, so that the bottom bar stands at the bottom. */
export function Page({ children, isFlush = false, density = 'roomy', label }: PageProps): ReactNode {
  return <Main id="main" {...(label !== undefined && { 'aria-label': label })} $isFlush={isFlush} $isDense={density === 'dense'}>{children}</Main>;
}
