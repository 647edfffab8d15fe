import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { List, Panel, Tab, type TabsVariant } from './Tabs.styles.ts';

export { tabsVariants } from './Tabs.styles.ts';
export type { TabsVariant } from './Tabs.styles.ts';

/** A tab. */
export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** Props of `Tabs`. Controlled; `Id` is the union of the tab ids. */
export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Tabs in display order. */
  readonly items: readonly TabItem<Id>[];
  /** Id of the selected tab. If no item has it, none is selected and the first is focusable. */
  readonly value: Id;
  /** Called with the id of the pressed tab. */
  readonly onChange: (id: Id) => void;
  /** Underlined, filled, or a tile with an icon. */
  readonly variant?: TabsVariant;
  /** Tabs share the full width. */
  readonly isFitted?: boolean;
  /** Content of the selected tab. */
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

/** A row of tabs with one panel. The selected tab scrolls to the centre (HOME-04); arrow keys move the selection. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  variant = 'line',
  isFitted = false,
  children,
}: TabsProps<Id>): ReactNode {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const isFirstPaint = useRef(true);

  useEffect(() => {
    const list = listRef.current;
    const tab = document.getElementById(`${id}-${value}`);
    // The first tab is in view at first; measuring it would force an early layout of the new page.
    const isInView = isFirstPaint.current && tab === list?.firstElementChild;
    if (list && tab && !isInView) {
      const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
      list.scrollTo({ left, behavior: isFirstPaint.current ? 'instant' : 'auto' });
    }
    isFirstPaint.current = false;
  }, [id, value]);

  const stop = Math.max(
    0,
    items.findIndex((item) => item.id === value),
  );

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
      <List
        ref={listRef}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        $variant={variant}
        $isFitted={isFitted}
      >
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
              onClick={() => {
                onChange(item.id);
              }}
              $variant={variant}
            >
              {item.icon}
              {item.label}
            </Tab>
          );
        })}
      </List>
      {hasPanel && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
          {children}
        </Panel>
      )}
    </>
  );
}
