import type { ReactNode } from 'react';

import { LiveNumber } from '../ScrollNumber/LiveNumber.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatMoney, type MoneyFormat } from './formatMoney.ts';
import { Root, type MoneyTone } from './Money.styles.ts';

export { moneyTones } from './Money.styles.ts';
export type { MoneyTone } from './Money.styles.ts';

/** Props of `Money`, in addition to those of `formatMoney`. */
export interface MoneyProps extends MoneyFormat {
  /** Decimal string, as on the wire. */
  readonly amount: string;
  /** Colour by meaning; `auto` follows the sign. */
  readonly tone?: MoneyTone;
  /** Bold, for the main figure of a row. */
  readonly isStrong?: boolean;
  /** Rolls to its next value: for an amount that changes while it is visible. */
  readonly isLive?: boolean;
  /** Shows asterisks instead of the amount; screen readers read the label. */
  readonly masked?: { readonly label: string } | undefined;
}

function toneOf(amount: string): 'plain' | 'gain' | 'loss' {
  if (!/[1-9]/.test(amount)) return 'plain';
  return amount.startsWith('-') ? 'loss' : 'gain';
}

/** An amount of money: exact, localized, in digits of equal width (I18N-03). */
export function Money({
  amount,
  tone = 'plain',
  isStrong = false,
  isLive = false,
  masked,
  ...format
}: MoneyProps): ReactNode {
  if (masked) {
    return (
      <Root $tone="plain" $isStrong={isStrong}>
        <span aria-hidden>****</span>
        <VisuallyHidden>{masked.label}</VisuallyHidden>
      </Root>
    );
  }
  const shown = tone === 'auto' ? toneOf(amount) : tone;
  const written = formatMoney(amount, { ...(tone === 'auto' && { sign: 'always' }), ...format });
  return (
    <Root $tone={shown} $isStrong={isStrong}>
      {isLive ? <LiveNumber value={written} /> : written}
    </Root>
  );
}
