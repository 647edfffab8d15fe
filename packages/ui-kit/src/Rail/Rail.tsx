import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Children, isValidElement, useId, type ReactNode } from 'react';

import { renderAs, type RenderElement } from '../renderElement.ts';
import { Heading } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { All, List, Root, type RailSize } from './Rail.styles.ts';
import { useGrowingList } from './useGrowingList.ts';

export { railSizes } from './Rail.styles.ts';
export type { RailSize } from './Rail.styles.ts';

/** Props of `Rail`. Each child becomes a list item. */
export interface RailProps {
  /** Heading of the rail. */
  readonly title: string;
  /** Cards. Each child becomes a list item. */
  readonly children: ReactNode;
  /** Decorative icon before the heading. */
  readonly icon?: ReactNode;
  /** Link to the whole list. Screen readers announce the label and the title. */
  readonly all?: { readonly label: string; readonly render: RenderElement };
  /** Width of the items. */
  readonly itemSize?: RailSize;
  /** Heading level of the title. */
  readonly headingLevel?: 2 | 3;
  /** Sets `aria-busy`: the items are skeletons. */
  readonly isBusy?: boolean;
}

/**
 * A row of cards that scrolls sideways and snaps. Cards mount as they come near, so that pictures nobody scrolls to are
 * not loaded.
 */
export function Rail({
  title,
  children,
  icon,
  all,
  itemSize = 'medium',
  headingLevel = 2,
  isBusy = false,
}: RailProps): ReactNode {
  const id = useId();
  const items = Children.toArray(children);
  const { listRef, shownCount } = useGrowingList(items.length);
  return (
    <Root aria-labelledby={id}>
      <div data-part="head">
        <Heading level={headingLevel} size={20} id={id}>
          {icon !== undefined && (
            <span data-part="icon" aria-hidden>
              {icon}
            </span>
          )}
          {title}
        </Heading>
        {all && (
          <All {...renderAs(all.render)}>
            {all.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <CaretRightIcon aria-hidden />
          </All>
        )}
      </div>
      <List ref={listRef} data-size={itemSize} {...(isBusy && { 'aria-busy': true })}>
        {items.slice(0, shownCount).map((child, index) => (
          <li key={isValidElement(child) && child.key !== null ? child.key : index}>{child}</li>
        ))}
      </List>
    </Root>
  );
}
