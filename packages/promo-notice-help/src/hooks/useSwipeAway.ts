import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** The distance after which a touch counts as a swipe or a scroll, in px. */
const SLOP = 10;
/** The share of the width after which a release triggers the action. */
const ENOUGH = 0.35;
/** The time after which an item that is still listed returns to its position, in ms. */
const STILL_THERE_MS = 3_000;
/** The attribute of the swiped item. Its value names the effect of a release. */
export const SWIPED = 'data-swiped';

interface Swipe {
  element: HTMLElement;
  id: string;
  pointerId: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * Lets the player swipe an item of a list to the left. Put the handlers on the list; an item carries its id as
 * `data-item` and is swiped by its heading, because its content may scroll horizontally. For touch only: a mouse uses
 * the button. `label` names the effect of a release.
 */
export function useSwipeAway({ label, onSwiped }: { label: string; onSwiped: (id: string) => Promise<boolean> }) {
  const swipe = useRef<Swipe>(undefined);
  /** Whether the next click ends a swipe and must be ignored. */
  const hasSwiped = useRef(false);

  const settle = (element: HTMLElement): void => {
    element.style.removeProperty('transform');
    element.removeAttribute(SWIPED);
  };
  const farOf = ({ x }: Swipe, { clientX }: PointerEvent): number => Math.max(0, x - clientX);

  /**
   * Returns an item to its position if the action failed, or if it is still listed after a while because the list could
   * not be refetched.
   */
  const finish = async ({ element, id }: Swipe): Promise<void> => {
    if (await onSwiped(id)) setTimeout(settle, STILL_THERE_MS, element);
    else settle(element);
  };

  return {
    onPointerDown(event: PointerEvent) {
      hasSwiped.current = false;
      if (event.pointerType !== 'touch' || !event.isPrimary || !(event.target instanceof Element)) return;
      const element = event.target.closest('h2, h3, h4')?.closest<HTMLElement>('[data-item]');
      const id = element?.dataset['item'];
      if (!element || id === undefined) return;
      swipe.current = { element, id, pointerId: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove(event: PointerEvent) {
      const current = swipe.current;
      if (current?.pointerId !== event.pointerId) return;
      const far = farOf(current, event);
      if (!current.isMoving) {
        if (Math.abs(event.clientY - current.y) > SLOP) swipe.current = undefined;
        if (swipe.current === undefined || far < SLOP) return;
        current.isMoving = true;
        hasSwiped.current = true;
        current.element.setAttribute(SWIPED, label);
      }
      current.element.style.transform = `translateX(${-far}px)`;
    },
    onPointerUp(event: PointerEvent) {
      const current = swipe.current;
      if (current?.pointerId !== event.pointerId) return;
      swipe.current = undefined;
      if (!current.isMoving) return;
      const { element } = current;
      const far = farOf(current, event);
      if (far === 0 || far < element.clientWidth * ENOUGH) {
        settle(element);
        return;
      }
      element.style.transform = 'translateX(-100%)';
      void finish(current);
    },
    onPointerCancel() {
      if (swipe.current !== undefined) settle(swipe.current.element);
      swipe.current = undefined;
    },
    onClickCapture(event: MouseEvent) {
      // A click by keyboard has no pointer event before it.
      if (!hasSwiped.current || event.detail === 0) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
