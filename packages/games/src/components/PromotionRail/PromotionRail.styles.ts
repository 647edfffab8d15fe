import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const Cover = styled(Link)`
  display: block;
  overflow: clip;
  background-color: ${token('surface.raised')};
  color: inherit;
  border-radius: ${token('radius.card')};
  box-shadow: ${token('effect.surface')};
  text-decoration: none;
`;

export const Words = styled.div`
  padding: ${token('space.2')} ${token('space.3')} ${token('space.3')};

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
