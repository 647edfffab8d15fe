import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Children, isValidElement, useId, type ReactNode } from 'react';

import { takePlace, type RenderElement } from '../renderElement.ts';
import { Heading } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { All, List, Root, type RailSize } from './Rail.styles.ts';
import { useGrowingList } from './useGrowingList.ts';

export { railSizes } from './Rail.styles.ts';
export type { RailSize } from './Rail.styles.ts';

export interface RailProps {
  /** The heading of the row. */
  readonly title: string;
  /** Cards; each becomes an item of the list. */
  readonly children: ReactNode;
  /** A picture before the heading; decoration. */
  readonly icon?: ReactNode;
  /** The link to the whole list: the shown word, and where it leads. The title is added for screen readers. */
  readonly all?: { readonly label: string; readonly render: RenderElement };
  /** How wide a card is. */
  readonly itemSize?: RailSize;
  /** Which heading level the title has in the page. */
  readonly headingLevel?: 2 | 3;
  /** The cards are stand-ins for what is being fetched. */
  readonly isBusy?: boolean;
}

/**
 * A row of cards that scrolls sideways and comes to rest on a card. Cards beyond its edge are added as they come near, so that
 * a page of rails does not fetch pictures that nobody scrolls to.
 */
export function Rail({ title, children, icon, all, itemSize = 'medium', headingLevel = 2, isBusy = false }: RailProps): ReactNode {
  const id = useId();
  const items = Children.toArray(children);
  const { listRef, shownCount } = useGrowingList(items.length);
  return (
    <Root aria-labelledby={id}>
      <div data-part="head">
        <Heading level={headingLevel} size={20} id={id}>
          {icon !== undefined && <span data-part="icon" aria-hidden>{icon}</span>}
          {title}
        </Heading>
        {all && (
          <All {...takePlace(all.render)}>
            {all.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <CaretRightIcon aria-hidden />
          </All>
        )}
      </div>
      <List ref={listRef} data-size={itemSize} {...(isBusy && { 'aria-busy': true })}>
        {items.slice(0, shownCount).map((child, index) => <li key={isValidElement(child) && child.key !== null ? child.key : index}>{child}</li>)}
      </List>
    </Root>
  );
}
