import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Picture area without a shimmer. */
export const Still = styled.div`
  aspect-ratio: 3 / 4;
  background-color: ${token('skeleton.base')};
`;
