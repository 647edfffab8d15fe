import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/** `auto` tells gain from loss by the sign; every tone comes with a sign or a word, never alone. */
export const moneyTones = ['plain', 'auto', 'gain', 'loss', 'bonus'] as const;
export type MoneyTone = (typeof moneyTones)[number];

const tones = {
  plain: css`color: inherit;`,
  gain: css`color: ${token('money.gain')};`,
  loss: css`color: ${token('money.loss')};`,
  bonus: css`color: ${token('money.bonus')};`,
} satisfies Record<Exclude<MoneyTone, 'auto'>, ReturnType<typeof css>>;

export const Root = styled.span<{ $tone: Exclude<MoneyTone, 'auto'>; $isStrong: boolean }>`
  ${tabularDigits}
  ${({ $tone }) => tones[$tone]}
  ${({ $isStrong }) => $isStrong && css`font-weight: ${token('weight.strong')};`}
  white-space: nowrap;
`;
