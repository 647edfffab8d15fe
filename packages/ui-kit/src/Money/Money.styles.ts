import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/** Tones of an amount. `auto` picks gain or loss by the sign. */
export const moneyTones = ['plain', 'auto', 'gain', 'loss', 'bonus'] as const;
/** Tone of an amount. */
export type MoneyTone = (typeof moneyTones)[number];

const tones = {
  plain: css`
    color: inherit;
  `,
  gain: css`
    color: ${token('money.gain')};
  `,
  loss: css`
    color: ${token('money.loss')};
  `,
  bonus: css`
    color: ${token('money.bonus')};
  `,
} satisfies Record<Exclude<MoneyTone, 'auto'>, ReturnType<typeof css>>;

/** Amount in digits of equal width, on one line. */
export const Root = styled.span<{ $tone: Exclude<MoneyTone, 'auto'>; $isStrong: boolean }>`
  ${tabularDigits}
  ${({ $tone }) => tones[$tone]}
  ${({ $isStrong }) =>
    $isStrong &&
    css`
      font-weight: ${token('weight.strong')};
    `}
  white-space: nowrap;
`;
