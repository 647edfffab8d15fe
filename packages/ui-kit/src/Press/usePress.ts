import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** Timing of a press, in ms: delay until it shows, further delay until it is long, and fade after release. */
export interface PressTimes {
  readonly inMs: number;
  readonly longMs: number;
  readonly outMs: number;
}

/** Default timing of a press, in ms (product.md 9). */
export const pressTimes: PressTimes = { inMs: 130, longMs: 370, outMs: 100 };

/** Movement in px that turns a press into a scroll. */
const strayPx = 10;

interface PressListeners {
  readonly onPress?: (() => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
}

interface Press {
  /** Whether the pressed state is shown. */
  readonly isPressed: boolean;
  /** Event handlers for the pressed element. */
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
 * Distinguishes press, long press and scroll. A short press is the element's own click, so keyboards and screen readers
 * trigger it too. The menu key, a right click and Shift+Enter are also long presses.
 */
export function usePress(
  { onPress, onLongPress }: PressListeners,
  { inMs, longMs, outMs }: PressTimes = pressTimes,
): Press {
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
    // Scrolling under a resting finger cancels the press.
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

  const release = (): void => {
    if (!from.current) return;
    clearTimeout(timer.current);
    from.current = undefined;
    setIsPressed(true);
    timer.current = setTimeout(() => {
      setIsPressed(false);
    }, outMs);
  };

  return {
    isPressed,
    pressEvents: {
      onPointerDown: begin,
      onPointerMove: ({ clientX, clientY }) => {
        if (from.current && Math.hypot(clientX - from.current.x, clientY - from.current.y) > strayPx) cancel();
      },
      onPointerUp: release,
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
        // A held finger fires this event too; its long press is detected by the timer.
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
