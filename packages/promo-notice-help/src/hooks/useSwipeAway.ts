import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How far a finger moves before it is a swipe or a scroll, in px. */
const SLOP = 10;
/** The part of the width after which letting go does it. */
const ENOUGH = 0.35;
/** After which an item that was done with and is still shown comes back, in ms. */
const STILL_THERE_MS = 3_000;
/** Marks what is being swiped; its value is what letting go does. */
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
 * Swiping an item of a list to the left. Put the handlers on the list; an item carries its id as `data-item` and is
 * swiped by its heading, because the content below may scroll by itself. For touch only: a mouse has the button.
 * `label` names the effect of letting go.
 */
export function useSwipeAway({ label, onSwiped }: { label: string; onSwiped: (id: string) => Promise<boolean> }) {
  const swipe = useRef<Swipe>(undefined);
  /** The tap that ends a swipe opens nothing. */
  const hasSwiped = useRef(false);

  const settle = (element: HTMLElement): void => {
    element.style.removeProperty('transform');
    element.removeAttribute(SWIPED);
  };
  const farOf = ({ x }: Swipe, { clientX }: PointerEvent): number => Math.max(0, x - clientX);

  /**
   * An item whose action failed comes back; so does one that is still there after a while, because the list could not
   * be read again.
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
      const own = swipe.current;
      if (own?.pointerId !== event.pointerId) return;
      const far = farOf(own, event);
      if (!own.isMoving) {
        if (Math.abs(event.clientY - own.y) > SLOP) swipe.current = undefined;
        if (swipe.current === undefined || far < SLOP) return;
        own.isMoving = true;
        hasSwiped.current = true;
        own.element.setAttribute(SWIPED, label);
      }
      own.element.style.transform = `translateX(${-far}px)`;
    },
    onPointerUp(event: PointerEvent) {
      const own = swipe.current;
      if (own?.pointerId !== event.pointerId) return;
      swipe.current = undefined;
      if (!own.isMoving) return;
      const { element } = own;
      const far = farOf(own, event);
      if (far === 0 || far < element.clientWidth * ENOUGH) {
        settle(element);
        return;
      }
      element.style.transform = 'translateX(-100%)';
      void finish(own);
    },
    onPointerCancel() {
      if (swipe.current !== undefined) settle(swipe.current.element);
      swipe.current = undefined;
    },
    onClickCapture(event: MouseEvent) {
      // A key clicks without having pressed anything.
      if (!hasSwiped.current || event.detail === 0) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
