import type { ReactNode } from 'react';

import { renderAs, type RenderElement } from '../renderElement.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Count, Drawing, Entry, List, Root, Words, type BottomBarShape } from './BottomBar.styles.ts';

export { bottomBarShapes } from './BottomBar.styles.ts';
export type { BottomBarShape } from './BottomBar.styles.ts';

/** An entry of the bottom bar. */
export interface BottomBarEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Icon while the entry is current, usually the filled variant. */
  readonly currentIcon?: ReactNode;
  /**
   * A router link, or a button for something that opens in place: `<Link to="/m/home" />`, `<button type="button"
   * onClick={…} />`.
   */
  readonly render: RenderElement;
  readonly isCurrent?: boolean;
  /** A count and its label for screen readers. */
  readonly count?: { readonly shown: string; readonly label: string };
}

/** Props of `BottomBar`. Entries bring their own links, so the kit needs no router. */
export interface BottomBarProps {
  /** Accessible name of the bar. */
  readonly label: string;
  /** Five entries; the third is the centre. */
  readonly entries: readonly BottomBarEntry[];
  /** Shape chosen by the brand. */
  readonly shape?: BottomBarShape;
}

/**
 * Navigation between the site's main places. It is sticky and in the flow, so it never covers the end of the content
 * (NAV-11).
 */
export function BottomBar({ label, entries, shape = 'raised' }: BottomBarProps): ReactNode {
  const centre = entries.length % 2 === 1 ? (entries.length - 1) / 2 : -1;
  return (
    <Root aria-label={label} $shape={shape}>
      <List $shape={shape}>
        {entries.map(({ id, label: words, icon, currentIcon, render, isCurrent = false, count }, index) => {
          const isCentre = index === centre && shape !== 'flat';
          return (
            <li key={id}>
              <Entry {...renderAs(render)} {...(isCurrent && { 'aria-current': 'page' as const })} $isCentre={isCentre}>
                <Drawing
                  aria-hidden
                  $isRaised={isCentre && shape === 'raised'}
                  $isFilled={isCentre && shape === 'floating'}
                >
                  {isCurrent ? (currentIcon ?? icon) : icon}
                  {count && <Count>{count.shown}</Count>}
                </Drawing>
                <Words>{words}</Words>
                {count && <VisuallyHidden>{count.label}</VisuallyHidden>}
              </Entry>
            </li>
          );
        })}
      </List>
    </Root>
  );
}
