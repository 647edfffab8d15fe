import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/** Row of characters, left to right in every language. */
export const Root = styled.span`
  ${tabularDigits}
  display: inline-flex;
  /* Numbers read left to right in every language, but each digit is a box of its own. */
  direction: ltr;
  unicode-bidi: isolate;
  white-space: pre;
`;

/** Window of one line height that shows one digit of a reel. */
export const Slot = styled.span`
  display: inline-block;
  block-size: 1lh;
  overflow: clip;
`;

/** Column of the digits 0 to 9, shifted to the one in `--reel-digit`. */
export const Reel = styled.span`
  display: block;
  transform: translateY(calc(var(--reel-digit) * -1lh));
  transition: transform calc(${token('motion.slide')} * 2) ${token('motion.ease')};
`;
