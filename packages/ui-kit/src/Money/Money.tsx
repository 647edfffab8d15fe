import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatMoney, type MoneyFormat } from './formatMoney.ts';
import { Root, type MoneyTone } from './Money.styles.ts';

export { moneyTones } from './Money.styles.ts';
export type { MoneyTone } from './Money.styles.ts';

export interface MoneyProps extends MoneyFormat {
  /** A decimal string in the currency's own digits. */
  readonly amount: string;
  /** What the colour says; `auto` follows the sign. */
  readonly tone?: MoneyTone;
  /** Heavier, for the figure a row is about. */
  readonly isStrong?: boolean;
  /** Shows asterisks in the sum's place; the label says so to screen readers. */
  readonly masked?: { readonly label: string } | undefined;
}

function toneOf(amount: string): 'plain' | 'gain' | 'loss' {
  if (!/[1-9]/.test(amount)) return 'plain';
  return amount.startsWith('-') ? 'loss' : 'gain';
}

/** A sum of money: exact, in the reader's own notation, in digits of one width. */
export function Money({ amount, tone = 'plain', isStrong = false, masked, ...format }: MoneyProps): ReactNode {
  if (masked) {
    return (
      <Root $tone="plain" $isStrong={isStrong}>
        <span aria-hidden>****</span>
        <VisuallyHidden>{masked.label}</VisuallyHidden>
      </Root>
    );
  }
  const shown = tone === 'auto' ? toneOf(amount) : tone;
  return <Root $tone={shown} $isStrong={isStrong}>{formatMoney(amount, { ...(tone === 'auto' && { sign: 'always' }), ...format })}</Root>;
}
