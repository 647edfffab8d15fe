import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** The times of a press, in ms: until it shows, from then on until it is a long one, and for how long it shows after letting go. */
export interface PressTimes {
  readonly inMs: number;
  readonly longMs: number;
  readonly outMs: number;
}

/** How long each part of a press takes where nobody says otherwise, in ms. */
export const pressTimes: PressTimes = { inMs: 130, longMs: 370, outMs: 100 };

/** How far a finger may stray before it is no press any more but a scroll, in px. */
const strayPx = 10;

interface PressListeners {
  readonly onPress?: (() => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
}

interface Press {
  /** The press shows at this moment. */
  readonly isPressed: boolean;
  /** Put on the element that is pressed. */
  readonly pressEvents: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Tells a press from a long press and from the beginning of a scroll. A short press is the element's own click, so keyboards
 * and screen readers give it too; a long one is also the menu key, the right mouse button, and Enter with Shift.
 */
export function usePress({ onPress, onLongPress }: PressListeners, { inMs, longMs, outMs }: PressTimes = pressTimes): Press {
  const [isPressed, setIsPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const wasLong = useRef(false);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    from.current = undefined;
    setIsPressed(false);
  }, []);

  useEffect(() => {
    // What scrolls under a resting finger was not meant to be pressed.
    document.addEventListener('scroll', cancel, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', cancel, { capture: true });
      clearTimeout(timer.current);
    };
  }, [cancel]);

  const begin = ({ button, clientX, clientY }: PointerEvent): void => {
    wasLong.current = false;
    if (button !== 0) return;
    clearTimeout(timer.current);
    from.current = { x: clientX, y: clientY };
    timer.current = setTimeout(() => {
      setIsPressed(true);
      if (!onLongPress) return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, longMs);
    }, inMs);
  };

  const letGo = (): void => {
    if (!from.current) return;
    clearTimeout(timer.current);
    from.current = undefined;
    setIsPressed(true);
    timer.current = setTimeout(() => { setIsPressed(false); }, outMs);
  };

  return {
    isPressed,
    pressEvents: {
      onPointerDown: begin,
      onPointerMove: ({ clientX, clientY }) => {
        if (from.current && Math.hypot(clientX - from.current.x, clientY - from.current.y) > strayPx) cancel();
      },
      onPointerUp: letGo,
      onPointerCancel: cancel,
      onPointerLeave: cancel,
      onClick: (event) => {
        if (wasLong.current) event.preventDefault();
        else onPress?.();
        wasLong.current = false;
      },
      onContextMenu: (event) => {
        if (!onLongPress) return;
        event.preventDefault();
        // A finger that rests brings this event as well; its long press is counted by the clock.
        if (!from.current && !wasLong.current) onLongPress();
      },
      onKeyDown: (event) => {
        if (!onLongPress || event.key !== 'Enter' || !event.shiftKey) return;
        event.preventDefault();
        onLongPress();
      },
    },
  };
}
