import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useId, useState, type ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Content, Detail, Dot, Heading, Item, Panel, Preview, Root, Trigger, Words } from './Accordion.styles.ts';

/** An item of an accordion. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** Secondary line under the title, such as a date. */
  readonly detail?: string;
  /** Preview of the content while the item is closed. */
  readonly preview?: string;
  readonly content: ReactNode;
  /** Puts a dot before the title and says this to screen readers, such as "Unread". */
  readonly mark?: string | undefined;
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
  /** Called with the id of an item that the player opens. */
  readonly onOpen?: (id: string) => void;
}

/** List of titles that expand to show their content. */
export function Accordion({
  items,
  defaultOpenIds = [],
  isSingle = false,
  headingLevel = 3,
  onOpen,
}: AccordionProps): ReactNode {
  const id = useId();
  const [openIds, setOpenIds] = useState(defaultOpenIds);
  const toggle = (itemId: string): void => {
    if (openIds.includes(itemId)) setOpenIds(openIds.filter((openId) => openId !== itemId));
    else {
      setOpenIds(isSingle ? [itemId] : [...openIds, itemId]);
      onOpen?.(itemId);
    }
  };
  return (
    <Root>
      {items.map((item) => {
        const isOpen = openIds.includes(item.id);
        return (
          <Item key={item.id} data-item={item.id}>
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
                  <span>
                    {item.mark !== undefined && (
                      <>
                        <Dot aria-hidden />
                        <VisuallyHidden>{`${item.mark}: `}</VisuallyHidden>
                      </>
                    )}
                    {item.title}
                  </span>
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
