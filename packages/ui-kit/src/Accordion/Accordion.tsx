import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useId, useState, type ReactNode } from 'react';

import { Content, Detail, Heading, Item, Panel, Preview, Root, Trigger, Words } from './Accordion.styles.ts';

/** One part that opens and closes. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** A quieter line under the title, such as a date. */
  readonly detail?: string;
  /** A taste of the content while it is closed. */
  readonly preview?: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  /** The rows, each with its heading and what it opens. */
  readonly items: readonly AccordionItem[];
  /** What is open at first. */
  readonly defaultOpenIds?: readonly string[];
  /** Opening one closes the others. */
  readonly isSingle?: boolean;
  /** Which heading level the rows have in the page; 3 unless told otherwise. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** Titles that open to show what is under them. */
export function Accordion({ items, defaultOpenIds = [], isSingle = false, headingLevel = 3 }: AccordionProps): ReactNode {
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
                onClick={() => { toggle(item.id); }}
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
              <Content><div>{item.content}</div></Content>
            </Panel>
          </Item>
        );
      })}
    </Root>
  );
}
