import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Apart from the sentence above it. */
export const Confirmed = styled.div`
  margin-block-start: ${token('space.4')};
`;
