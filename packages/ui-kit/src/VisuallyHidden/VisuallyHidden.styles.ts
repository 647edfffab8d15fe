import { styled } from 'styled-components';

import { outOfSight } from '../surfaces.ts';

/** Text for screen readers only. */
export const Root = styled.span`
  ${outOfSight}
`;
