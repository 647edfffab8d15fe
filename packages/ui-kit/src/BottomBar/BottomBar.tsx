import type { ReactNode } from 'react';

import { takePlace, type RenderElement } from '../renderElement.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Count, Drawing, Entry, List, Root, Words, type BottomBarShape } from './BottomBar.styles.ts';

export { bottomBarShapes } from './BottomBar.styles.ts';
export type { BottomBarShape } from './BottomBar.styles.ts';

/** One place of the bar. */
export interface BottomBarEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The drawing while this is the page being shown; usually the filled one. */
  readonly currentIcon?: ReactNode;
  /** The router's link, or a button for what opens in place: `<Link to="/m/home" />`, `<button type="button" onClick={…} />`. */
  readonly render: RenderElement;
  readonly isCurrent?: boolean;
  /** A small count, and the words that say what it counts. */
  readonly count?: { readonly shown: string; readonly label: string };
}

export interface BottomBarProps {
  /** What screen readers call the bar. */
  readonly label: string;
  /** Five entries; the third stands in the middle. */
  readonly entries: readonly BottomBarEntry[];
  /** How the brand cuts it: `raised`, `flat` or `floating`. */
  readonly shape?: BottomBarShape;
}

/** The site's main places, under the thumb. It stands in the flow at the page's end, so it never covers the last of the content. */
export function BottomBar({ label, entries, shape = 'raised' }: BottomBarProps): ReactNode {
  const centre = entries.length % 2 === 1 ? (entries.length - 1) / 2 : -1;
  return (
    <Root aria-label={label} $shape={shape}>
      <List $shape={shape}>
        {entries.map(({ id, label: words, icon, currentIcon, render, isCurrent = false, count }, index) => {
          const isCentre = index === centre && shape !== 'flat';
          return (
            <li key={id}>
              <Entry {...takePlace(render)} {...(isCurrent && { 'aria-current': 'page' as const })} $isCentre={isCentre}>
                <Drawing aria-hidden $isRaised={isCentre && shape === 'raised'} $isFilled={isCentre && shape === 'floating'}>
                  {isCurrent ? currentIcon ?? icon : icon}
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
