import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { useRef, useState, type ReactNode } from 'react';

import { takePlace, type RenderElement } from '../renderElement.ts';
import { Item, List, More, Place, Root } from './Breadcrumb.styles.ts';

/** One place on the way to where one is. */
export interface Crumb {
  readonly id: string;
  readonly label: string;
  /** Where it leads; the last one is where one is and leads nowhere. */
  readonly render?: RenderElement;
}

export interface BreadcrumbProps {
  /** What the path is; the name of the navigation. */
  readonly label: string;
  /** The way from the top to where one is. */
  readonly crumbs: readonly Crumb[];
  /** What the button says that stands for the places left out. */
  readonly moreLabel: string;
}

/** How many places at the end always stay. */
const keptAtEnd = 2;

/**
 * The way from the top to where one is. Where there is little room the middle folds into a button that brings it back; where
 * there is room nothing is left out, and a path that is too long goes on in the next line.
 */
export function Breadcrumb({ label, crumbs, moreLabel }: BreadcrumbProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const listRef = useRef<HTMLOListElement>(null);
  const foldsFrom = 1;
  const foldsTo = crumbs.length - keptAtEnd;
  const canFold = !isWhole && foldsTo - foldsFrom >= 1;

  const unfold = (): void => {
    // The button goes away; the focus moves on to the first place that it stood for.
    const next = listRef.current?.children[foldsFrom + 1]?.querySelector<HTMLElement>('a, button');
    setIsWhole(true);
    requestAnimationFrame(() => { next?.focus(); });
  };

  return (
    <Root aria-label={label}>
      <List ref={listRef}>
        {crumbs.flatMap(({ id, label: name, render }, index) => {
          const isLast = index === crumbs.length - 1;
          const place = (
            <Item key={id} $isFolded={canFold && index >= foldsFrom && index < foldsTo}>
              {index > 0 && <CaretRightIcon aria-hidden />}
              <Place {...(isLast ? { 'aria-current': 'page' as const } : takePlace(render))} $isLink={!isLast && render !== undefined}>{name}</Place>
            </Item>
          );
          if (!canFold || index !== foldsFrom) return [place];
          return [
            <Item key="more" $isFold>
              <CaretRightIcon aria-hidden />
              <More type="button" aria-label={moreLabel} aria-expanded={false} onClick={unfold}><DotsThreeIcon aria-hidden weight="bold" /></More>
            </Item>,
            place,
          ];
        })}
      </List>
    </Root>
  );
}
