import { useId, type ReactNode } from 'react';

import { Place, Root } from './Press.styles.ts';
import { pressTimes, usePress, type PressTimes } from './usePress.ts';

export { pressTimes };
export type { PressTimes };

/** Props of `Press`. Either callback may be left out. */
export interface PressProps {
  /** Content. */
  readonly children: ReactNode;
  /** Accessible name, if the content has none. */
  readonly label?: string;
  /** Called on a short press by touch, mouse, Enter or Space. */
  readonly onPress?: () => void;
  /** Called on a long press, right click, the menu key or Shift+Enter. */
  readonly onLongPress?: () => void;
  /** Description of the long press for screen readers: "Hold for more". */
  readonly longPressHint?: string;
  /** Disables the button. */
  readonly isDisabled?: boolean;
  /** Timing, in ms. Defaults to `pressTimes`. */
  readonly times?: PressTimes;
}

/**
 * A button for short and long presses. It delays the pressed state, so that scrolling a list does not flicker, and
 * cancels the press when the finger moves or the page scrolls.
 */
export function Press({
  children,
  label,
  onPress,
  onLongPress,
  longPressHint,
  isDisabled = false,
  times = pressTimes,
}: PressProps): ReactNode {
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
      {hasHint && (
        <span id={hintId} hidden>
          {longPressHint}
        </span>
      )}
    </Place>
  );
}
