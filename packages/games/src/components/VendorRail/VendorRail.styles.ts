import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const Tile = styled(Link)`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.1')};
  background-color: ${token('surface.raised')};
  color: ${token('text.secondary')};
  border-radius: ${token('radius.card')};
  box-shadow: ${token('effect.surface')};
  font-size: ${token('type.12')};
  text-align: center;
  text-decoration: none;

  & > span:last-child {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
