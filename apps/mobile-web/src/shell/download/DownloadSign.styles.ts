import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Fills its container. */
export const Icon = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${token('radius.control')};
  object-fit: cover;
`;

export const Mark = styled.span`
  display: contents;
`;
