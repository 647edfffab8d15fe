import { styled } from 'styled-components';

import { outOfSight } from '../surfaces.ts';

export const Root = styled.span`
  ${outOfSight}
`;
