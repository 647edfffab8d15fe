import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Reel, Root, Slot } from './ScrollNumber.styles.ts';

/** Props of `ScrollNumber`. The value is already formatted. */
export interface ScrollNumberProps {
  /** Formatted number: "1,234,500.00". */
  readonly value: string;
  /** Pads the start to this many characters, so that the width is constant. */
  readonly minLength?: number;
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A number whose digits roll to the next value. Screen readers get the plain number. */
export function ScrollNumber({ value, minLength = 0 }: ScrollNumberProps): ReactNode {
  const shown = value.padStart(minLength, '0');
  return (
    <Root>
      <VisuallyHidden>{value}</VisuallyHidden>
      {Array.from(shown, (character, index) => {
        const digit = digits.findIndex((known) => known === character);
        // Keyed from the end, so that a digit keeps its reel when the number gets longer.
        const place = shown.length - index;
        return digit < 0
          ? <span key={place} aria-hidden>{character}</span>
          : <Slot key={place} aria-hidden><Reel $digit={digit}>{digits.map((known) => <span key={known}>{known}</span>)}</Reel></Slot>;
      })}
    </Root>
  );
}
