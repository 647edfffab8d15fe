import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** The art of a card that nobody sees yet. */
export const Still = styled.div`
  aspect-ratio: 3 / 4;
  background-color: ${token('skeleton.base')};
`;
