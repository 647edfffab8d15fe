import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useCallback, useState, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { takePlace, type RenderElement } from '../renderElement.ts';
import { Band, Icon, Item, List, Place, Root } from './Marquee.styles.ts';
import { framesPerSecond, passOf } from './marqueePass.ts';

export { framesPerSecond };

/** One notice that passes by. */
export interface MarqueeItem {
  readonly id: string;
  readonly text: string;
  /** Where a press leads: a router's link, or a button. */
  readonly render?: RenderElement;
}

export interface MarqueeProps {
  /** What screen readers call it. */
  readonly label: string;
  /** The lines, one after the other. */
  readonly items: readonly MarqueeItem[];
  /** Said in the items' place when there are none. */
  readonly emptyText: string;
  /** What the button says that holds it. */
  readonly pauseLabel: string;
  /** What the button says that lets it go on. */
  readonly playLabel: string;
  /** A picture before the lines; decoration. */
  readonly icon?: ReactNode;
}

/**
 * One line of short notices that passes by, at 30 frames a second to spare the battery. It stops by its button, under the
 * pointer and while something in it has the focus; under reduced motion it does not move at all.
 */
export function Marquee({ label, items, emptyText, pauseLabel, playLabel, icon }: MarqueeProps): ReactNode {
  const [width, setWidth] = useState(0);
  const [isPaused, setIsPaused] = useState(false);

  // The width changes with the notices and once more when the brand's typeface arrives.
  const measure = useCallback((element: HTMLUListElement) => {
    const observer = new ResizeObserver(() => { setWidth(element.offsetWidth); });
    observer.observe(element);
    return () => { observer.disconnect(); };
  }, []);

  const { durationS, frames } = passOf(width);
  const list = (isDouble: boolean): ReactNode => (
    <List {...(isDouble ? { 'aria-hidden': true, inert: true } : { ref: measure })} $isDouble={isDouble}>
      {items.map(({ id, text, render }) => <li key={id}><Item {...takePlace(render)}>{text}</Item></li>)}
    </List>
  );
  return (
    <Root aria-label={label}>
      {icon !== undefined && <Icon aria-hidden>{icon}</Icon>}
      <Place>
        {items.length === 0
          ? <Item as="p">{emptyText}</Item>
          : <Band $isPaused={isPaused} $durationS={durationS} $frames={frames}>{list(false)}{list(true)}</Band>}
      </Place>
      {items.length > 0 && (
        <IconButton size="small" label={isPaused ? playLabel : pauseLabel} onClick={() => { setIsPaused(!isPaused); }}>
          {isPaused ? <PlayIcon aria-hidden weight="fill" /> : <PauseIcon aria-hidden weight="fill" />}
        </IconButton>
      )}
    </Root>
  );
}
