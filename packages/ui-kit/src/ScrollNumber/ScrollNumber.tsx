import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Reel, Root, Slot } from './ScrollNumber.styles.ts';

export interface ScrollNumberProps {
  /** The number as it is read, separators and sign included: "1,234,500.00". */
  readonly value: string;
  /** Fills up to this many characters at the start, so that the width never changes. */
  readonly minLength?: number;
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A number whose digits roll to their next value, as on a counter. Screen readers get the number itself. */
export function ScrollNumber({ value, minLength = 0 }: ScrollNumberProps): ReactNode {
  const shown = value.padStart(minLength, '0');
  return (
    <Root>
      <VisuallyHidden>{value}</VisuallyHidden>
      {Array.from(shown, (character, index) => {
        const digit = digits.findIndex((known) => known === character);
        // Counted from the end, so that a digit keeps its reel when the number grows longer.
        const place = shown.length - index;
        return digit < 0
          ? <span key={place} aria-hidden>{character}</span>
          : <Slot key={place} aria-hidden><Reel $digit={digit}>{digits.map((known) => <span key={known}>{known}</span>)}</Reel></Slot>;
      })}
    </Root>
  );
}
