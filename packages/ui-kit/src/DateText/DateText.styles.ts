import { styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

/** The `<time>` element, in digits of equal width. */
export const Root = styled.time`
  ${tabularDigits}
`;
