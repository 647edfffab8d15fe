import type { CSSProperties, ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Reel, Root, Slot } from './ScrollNumber.styles.ts';

/** Props of `ScrollNumber`. The value is already formatted. */
export interface ScrollNumberProps {
  /** Formatted number: "1,234,500.00". */
  readonly value: string;
  /** Pads the start to this many characters, so that the width is constant. */
  readonly minLength?: number;
}

/** All digits in a column. One text node, because a jackpot has ten of these columns. */
const column = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

const digitStyle = (digit: string): CSSProperties => ({ '--reel-digit': digit }) as CSSProperties;

/** A number whose digits roll to the next value. Screen readers get the plain number. */
export function ScrollNumber({ value, minLength = 0 }: ScrollNumberProps): ReactNode {
  const shown = value.padStart(minLength, '0');
  return (
    <Root>
      <VisuallyHidden>{value}</VisuallyHidden>
      {Array.from(shown, (character, index) => {
        // Keyed from the end, so that a digit keeps its reel when the number becomes longer.
        const place = shown.length - index;
        return /\d/.test(character) ? (
          <Slot key={place} aria-hidden>
            <Reel style={digitStyle(character)}>{column}</Reel>
          </Slot>
        ) : (
          <span key={place} aria-hidden>
            {character}
          </span>
        );
      })}
    </Root>
  );
}
