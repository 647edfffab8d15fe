import { useEffect, useRef, useState, type RefObject } from 'react';

import { followed, gestureOf, pullThreshold, type Gesture } from './pullRules.ts';

/** Whether every scroller between the target and the page is at its top. */
function isAtTop(target: EventTarget | null, root: Element): boolean {
  if (window.scrollY > 0) return false;
  for (
    let element = target instanceof Element ? target : null;
    element && element !== root;
    element = element.parentElement
  ) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}

/** Returns the pull distance in px. Leaves every other gesture to the browser. */
export function usePull(rootRef: RefObject<HTMLElement | null>, isOff: boolean, onRefresh: () => void): number {
  const [pulledPx, setPulledPx] = useState(0);
  const latest = useRef(onRefresh);
  useEffect(() => {
    latest.current = onRefresh;
  });

  useEffect(() => {
    const root = rootRef.current;
    if (!root || isOff) return undefined;
    let gesture: Gesture = 'other';
    let from = { x: 0, y: 0 };
    let at = 0;
    const show = (px: number): void => {
      at = px;
      setPulledPx(px);
    };
    const begin = ({ touches, target }: TouchEvent): void => {
      const [finger] = touches;
      gesture = finger && touches.length === 1 && isAtTop(target, root) ? 'undecided' : 'other';
      if (finger) from = { x: finger.clientX, y: finger.clientY };
    };
    const move = (event: TouchEvent): void => {
      const [finger] = event.touches;
      if (!finger || gesture === 'other') return;
      const down = finger.clientY - from.y;
      if (gesture === 'undecided') gesture = gestureOf(finger.clientX - from.x, down);
      if (gesture !== 'pull') return;
      // Prevents scrolling and the browser's own pull-to-refresh.
      if (event.cancelable) event.preventDefault();
      show(followed(down));
    };
    const end = (): void => {
      if (gesture === 'pull' && at >= pullThreshold) latest.current();
      if (at > 0) show(0);
      gesture = 'other';
    };
    const cancel = (): void => {
      if (at > 0) show(0);
      gesture = 'other';
    };
    root.addEventListener('touchstart', begin, { passive: true });
    root.addEventListener('touchmove', move, { passive: false });
    root.addEventListener('touchend', end);
    root.addEventListener('touchcancel', cancel);
    return () => {
      root.removeEventListener('touchstart', begin);
      root.removeEventListener('touchmove', move);
      root.removeEventListener('touchend', end);
      root.removeEventListener('touchcancel', cancel);
    };
  }, [rootRef, isOff]);

  return pulledPx;
}
