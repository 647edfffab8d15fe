import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useCallback, useState, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { renderAs, type RenderElement } from '../renderElement.ts';
import { Band, Icon, Item, List, Place, Root } from './Marquee.styles.ts';
import { passOf } from './marqueePass.ts';

/** A notice of the marquee. */
export interface MarqueeItem {
  readonly id: string;
  readonly text: string;
  /** Router link, or button. */
  readonly render?: RenderElement;
}

/** Props of `Marquee` (HOME-02). Items bring their own links. */
export interface MarqueeProps {
  /** Accessible name. */
  readonly label: string;
  /** Notices in order. */
  readonly items: readonly MarqueeItem[];
  /** Text shown without items. */
  readonly emptyText: string;
  /** Label of the pause button. */
  readonly pauseLabel: string;
  /** Label of the play button. */
  readonly playLabel: string;
  /** Decorative icon before the notices. */
  readonly icon?: ReactNode;
}

/**
 * A line of notices that moves at 30 fps, to save battery (HOME-02). It pauses by its button, on hover and on focus
 * within. Under reduced motion it does not move.
 */
export function Marquee({ label, items, emptyText, pauseLabel, playLabel, icon }: MarqueeProps): ReactNode {
  const [isPaused, setIsPaused] = useState(false);

  // The width changes with the notices, and again when the brand's font loads.
  const follow = useCallback((band: HTMLDivElement) => {
    const list = band.firstElementChild;
    if (!(list instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => {
      const { durationS, frames } = passOf(list.offsetWidth);
      band.style.setProperty('--marquee-duration', `${durationS}s`);
      band.style.setProperty('--marquee-steps', String(frames));
      band.toggleAttribute('data-moving', frames > 0);
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
    };
  }, []);

  const list = (isDouble: boolean): ReactNode => (
    <List {...(isDouble && { 'aria-hidden': true, inert: true })} $isDouble={isDouble}>
      {items.map(({ id, text, render }) => (
        <li key={id}>
          <Item {...renderAs(render)}>{text}</Item>
        </li>
      ))}
    </List>
  );
  return (
    <Root aria-label={label}>
      {icon !== undefined && <Icon aria-hidden>{icon}</Icon>}
      <Place>
        {items.length === 0 ? (
          <Item as="p">{emptyText}</Item>
        ) : (
          <Band ref={follow} {...(isPaused && { 'data-paused': '' })}>
            {list(false)}
            {list(true)}
          </Band>
        )}
      </Place>
      {items.length > 0 && (
        <IconButton
          size="small"
          label={isPaused ? playLabel : pauseLabel}
          onClick={() => {
            setIsPaused(!isPaused);
          }}
        >
          {isPaused ? <PlayIcon aria-hidden weight="fill" /> : <PauseIcon aria-hidden weight="fill" />}
        </IconButton>
      )}
    </Root>
  );
}
