import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { List, Panel, Tab, type TabsVariant } from './Tabs.styles.ts';

export { tabsVariants } from './Tabs.styles.ts';
export type { TabsVariant } from './Tabs.styles.ts';

/** One tab and what it is called. */
export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs choose between; said by screen readers. */
  readonly label: string;
  /** What can be chosen. */
  readonly items: readonly TabItem<Id>[];
  /** The id of the chosen one. While none of the items has it, none is chosen and the first one takes the focus. */
  readonly value: Id;
  /** Called with the id of the one that was picked. */
  readonly onChange: (id: Id) => void;
  /** A line below the word, a filled pill, or a tile with an icon. */
  readonly variant?: TabsVariant;
  /** Tabs share the whole width. */
  readonly isFitted?: boolean;
  /** What the chosen tab shows. */
  readonly children?: ReactNode;
}

function stepFrom(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** One choice of a few, side by side; the chosen one scrolls to the middle. Arrow keys move, the panel follows. */
export function Tabs<Id extends string>({ label, items, value, onChange, variant = 'line', isFitted = false, children }: TabsProps<Id>): ReactNode {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const isFirstPaint = useRef(true);

  useEffect(() => {
    const list = listRef.current;
    const tab = document.getElementById(`${id}-${value}`);
    if (list && tab) {
      const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
      list.scrollTo({ left, behavior: isFirstPaint.current ? 'instant' : 'auto' });
    }
    isFirstPaint.current = false;
  }, [id, value]);

  const stop = Math.max(0, items.findIndex((item) => item.id === value));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = stepFrom(event.key, stop, items.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus({ preventScroll: true });
  };

  const hasPanel = children !== undefined;
  return (
    <>
      <List ref={listRef} role="tablist" aria-label={label} onKeyDown={handleKeyDown} $variant={variant} $isFitted={isFitted}>
        {items.map((item, index) => {
          const isSelected = item.id === value;
          return (
            <Tab
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              aria-selected={isSelected}
              tabIndex={index === stop ? 0 : -1}
              {...(hasPanel && isSelected && { 'aria-controls': `${id}-panel` })}
              onClick={() => { onChange(item.id); }}
              $variant={variant}
            >
              {item.icon}
              {item.label}
            </Tab>
          );
        })}
      </List>
      {hasPanel && <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>{children}</Panel>}
    </>
  );
}
