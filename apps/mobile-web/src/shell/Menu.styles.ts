import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.card')};
  background: ${token('surface.raised')};
  box-shadow: ${token('effect.surface')};
`;

export const Amount = styled.p`
  margin: 0;
  font-family: ${token('font.display')};
  font-size: ${token('type.24')};
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.tap')};
  padding-inline: ${token('space.2')};
  border-radius: ${token('radius.control')};
  color: ${token('text.primary')};
  text-decoration: none;

  svg {
    flex-shrink: 0;
    block-size: 1.5rem;
    inline-size: 1.5rem;
    color: ${token('text.accent')};
  }

  &:hover {
    background: ${token('action.ghost.bgHover')};
  }
`;
