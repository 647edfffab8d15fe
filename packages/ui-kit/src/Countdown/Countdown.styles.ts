import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/** Digits of equal width; muted after the end. */
export const Root = styled.span<{ $hasEnded: boolean }>`
  ${tabularDigits}
  white-space: nowrap;
  ${({ $hasEnded }) =>
    $hasEnded &&
    css`
      color: ${token('text.muted')};
    `}
`;
