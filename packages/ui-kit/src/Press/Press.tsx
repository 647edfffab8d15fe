import { useId, type ReactNode } from 'react';

import { Place, Root } from './Press.styles.ts';
import { pressTimes, usePress, type PressTimes } from './usePress.ts';

export { pressTimes };
export type { PressTimes };

export interface PressProps {
  /** What is pressed. */
  readonly children: ReactNode;
  /** The name, where what is inside has none of its own. */
  readonly label?: string;
  /** A short press, by finger, mouse, Enter or the space bar. */
  readonly onPress?: () => void;
  /** A long press, the right mouse button, the menu key, or Enter with Shift. */
  readonly onLongPress?: () => void;
  /** What a long press does, for screen readers: "Hold for more". */
  readonly longPressHint?: string;
  /** It cannot be pressed for now. */
  readonly isDisabled?: boolean;
  /** Until the press shows (130 ms), from then until it is a long one (370 ms), and how long it shows afterwards (100 ms). */
  readonly times?: PressTimes;
}

/**
 * Something that answers to a press and to being held. It waits a moment before it shows the press, so that a list can be
 * scrolled without flickering, and gives the press up when the finger strays or the page scrolls.
 */
export function Press({ children, label, onPress, onLongPress, longPressHint, isDisabled = false, times = pressTimes }: PressProps): ReactNode {
  const hintId = useId();
  const { isPressed, pressEvents } = usePress({ onPress, onLongPress }, times);
  const hasHint = longPressHint !== undefined && onLongPress !== undefined;
  return (
    <Place>
      <Root
        type="button"
        disabled={isDisabled}
        $isPressed={isPressed && !isDisabled}
        {...(label !== undefined && { 'aria-label': label })}
        {...(hasHint && { 'aria-describedby': hintId })}
        {...pressEvents}
      >
        {children}
      </Root>
      {hasHint && <span id={hintId} hidden>{longPressHint}</span>}
    </Place>
  );
}
