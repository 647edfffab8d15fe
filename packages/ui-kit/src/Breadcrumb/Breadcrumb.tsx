import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { useRef, useState, type ReactNode } from 'react';

import { renderAs, type RenderElement } from '../renderElement.ts';
import { Item, List, More, Place, Root } from './Breadcrumb.styles.ts';

/** One level of a path. */
export interface Crumb {
  readonly id: string;
  readonly label: string;
  /** Link to the level. The last crumb is the current page and has none. */
  readonly render?: RenderElement;
}

/** Props of `Breadcrumb`. Crumbs bring their own links. */
export interface BreadcrumbProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Levels from the top to the current page. */
  readonly crumbs: readonly Crumb[];
  /** Label of the button that shows the folded levels. */
  readonly moreLabel: string;
}

/** Number of levels at the end that never fold. */
const keptAtEnd = 2;

/**
 * The path from the top level to the current page. In a narrow container the middle folds into a button that expands
 * it; in a wide one the path wraps.
 */
export function Breadcrumb({ label, crumbs, moreLabel }: BreadcrumbProps): ReactNode {
  const [isExpanded, setIsExpanded] = useState(false);
  const listRef = useRef<HTMLOListElement>(null);
  const foldsFrom = 1;
  const foldsTo = crumbs.length - keptAtEnd;
  const canFold = !isExpanded && foldsTo - foldsFrom >= 1;

  const unfold = (): void => {
    // The button unmounts, so focus moves to the first level that it hid.
    const next = listRef.current?.children[foldsFrom + 1]?.querySelector<HTMLElement>('a, button');
    setIsExpanded(true);
    requestAnimationFrame(() => {
      next?.focus();
    });
  };

  return (
    <Root aria-label={label}>
      <List ref={listRef}>
        {crumbs.flatMap(({ id, label: name, render }, index) => {
          const isLast = index === crumbs.length - 1;
          const place = (
            <Item key={id} $isFolded={canFold && index >= foldsFrom && index < foldsTo}>
              {index > 0 && <CaretRightIcon aria-hidden />}
              <Place
                {...(isLast ? { 'aria-current': 'page' as const } : renderAs(render))}
                $isLink={!isLast && render !== undefined}
              >
                {name}
              </Place>
            </Item>
          );
          if (!canFold || index !== foldsFrom) return [place];
          return [
            <Item key="more" $isFold>
              <CaretRightIcon aria-hidden />
              <More type="button" aria-label={moreLabel} aria-expanded={false} onClick={unfold}>
                <DotsThreeIcon aria-hidden weight="bold" />
              </More>
            </Item>,
            place,
          ];
        })}
      </List>
    </Root>
  );
}
