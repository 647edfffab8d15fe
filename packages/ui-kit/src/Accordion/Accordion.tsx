import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useId, useState, type ReactNode } from 'react';

import { Content, Detail, Heading, Item, Panel, Preview, Root, Trigger, Words } from './Accordion.styles.ts';

/** An item of an accordion. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** Secondary line under the title, such as a date. */
  readonly detail?: string;
  /** Preview of the content while the item is closed. */
  readonly preview?: string;
  readonly content: ReactNode;
}

/** Props of `Accordion`. Items may be open independently or one at a time. */
export interface AccordionProps {
  /** Items in display order. */
  readonly items: readonly AccordionItem[];
  /** Ids of the items that are open initially. */
  readonly defaultOpenIds?: readonly string[];
  /** Opening an item closes the others. */
  readonly isSingle?: boolean;
  /** Heading level of the titles. Defaults to 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** List of titles that expand to show their content. */
export function Accordion({
  items,
  defaultOpenIds = [],
  isSingle = false,
  headingLevel = 3,
}: AccordionProps): ReactNode {
  const id = useId();
  const [openIds, setOpenIds] = useState(defaultOpenIds);
  const toggle = (itemId: string): void => {
    if (openIds.includes(itemId)) setOpenIds(openIds.filter((openId) => openId !== itemId));
    else setOpenIds(isSingle ? [itemId] : [...openIds, itemId]);
  };
  return (
    <Root>
      {items.map((item) => {
        const isOpen = openIds.includes(item.id);
        return (
          <Item key={item.id}>
            <Heading as={`h${headingLevel}` as const}>
              <Trigger
                type="button"
                id={`${id}-${item.id}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${item.id}-panel`}
                onClick={() => {
                  toggle(item.id);
                }}
              >
                <Words>
                  {item.title}
                  {item.detail !== undefined && <Detail>{item.detail}</Detail>}
                  {item.preview !== undefined && !isOpen && <Preview>{item.preview}</Preview>}
                </Words>
                <CaretDownIcon aria-hidden />
              </Trigger>
            </Heading>
            <Panel id={`${id}-${item.id}-panel`} {...(isOpen && { 'data-open': '' })}>
              <Content>
                <div>{item.content}</div>
              </Content>
            </Panel>
          </Item>
        );
      })}
    </Root>
  );
}
