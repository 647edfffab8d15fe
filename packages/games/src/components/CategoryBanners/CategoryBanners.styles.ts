import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* As high as the strip that comes. */
export const Place = styled.div`
  overflow: clip;
  aspect-ratio: 480 / 132;
  border-radius: ${token('carousel.radius')};
`;
