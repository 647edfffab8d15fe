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

export const Person = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  border-radius: ${token('radius.control')};
  color: ${token('text.primary')};
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Amount = styled.span`
  font-family: ${token('font.display')};
  font-size: ${token('type.20')};
  font-variant-numeric: tabular-nums;
`;

/* Long labels stand below each other rather than be cut. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};

  & > * {
    flex: 1 1 auto;
    white-space: nowrap;
  }
`;

export const Invitation = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('size.target')};
  color: ${token('text.accent')};
  font-size: ${token('type.14')};
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
    block-size: ${token('type.24')};
    inline-size: ${token('type.24')};
    color: ${token('text.accent')};
  }

  &:hover {
    background-color: ${token('action.ghost.bgHover')};
  }

  &[aria-current='page'] {
    color: ${token('text.accent')};
    font-weight: ${token('weight.strong')};
  }
`;
