import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

export const Root = styled.span`
  ${tabularDigits}
  display: inline-flex;
  /* A number reads from left to right in every language; each digit here is a box of its own. */
  direction: ltr;
  unicode-bidi: isolate;
  white-space: pre;
`;

export const Slot = styled.span`
  display: inline-block;
  block-size: 1lh;
  overflow: clip;
`;

export const Reel = styled.span<{ $digit: number }>`
  display: grid;
  transform: translateY(calc(${({ $digit }) => $digit} * -1lh));
  transition: transform calc(${token('motion.slide')} * 2) ${token('motion.ease')};
`;
