import { styled } from 'styled-components';

import { tabularDigits } from '../surfaces.ts';

export const Root = styled.time`
  ${tabularDigits}
`;
