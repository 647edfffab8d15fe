import type { ReactNode } from 'react';

import { Backdrop, Column, Main } from './Page.styles.ts';

/** Props of `AppFrame`. Children are bars and one `Page`. */
export interface AppFrameProps {
  /** Content. */
  readonly children: ReactNode;
}

/**
 * The site's column: as wide as a phone, centred on the brand's backdrop on wider screens. Contains the bars and the
 * page.
 */
export function AppFrame({ children }: AppFrameProps): ReactNode {
  return (
    <Backdrop>
      <Column>{children}</Column>
    </Backdrop>
  );
}

/** Props of `Page`. Use inside `AppFrame`. */
export interface PageProps {
  /** Content. */
  readonly children: ReactNode;
  /** Removes the gutter, so that content reaches the edges. */
  readonly isFlush?: boolean;
  /** Spacing between blocks, chosen by the brand. */
  readonly density?: 'roomy' | 'dense';
  /**
   * Uses the room of a tablet or desktop: from 720 px the column is as wide as two panes or a table of many columns.
   */
  readonly isWide?: boolean;
  /** Accessible name of the main landmark, if the title does not name it. */
  readonly label?: string;
}

/** The main landmark between the bars. Grows, so that the bottom bar stays at the bottom. */
export function Page({ children, isFlush = false, density = 'roomy', isWide = false, label }: PageProps): ReactNode {
  return (
    <Main
      id="main"
      {...(label !== undefined && { 'aria-label': label })}
      {...(isWide && { 'data-wide': true })}
      $isFlush={isFlush}
      $isDense={density === 'dense'}
    >
      {children}
    </Main>
  );
}
