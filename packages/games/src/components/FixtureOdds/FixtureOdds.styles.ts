import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A row of the list: the teams at the start, the odds at the end. */
export const Line = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  block-size: calc(${token('space.12')} + ${token('space.8')});
  color: inherit;
  text-decoration: none;
  border-block-end: ${token('border.width')} solid ${token('border.subtle')};
`;

export const Teams = styled.span`
  display: grid;
  min-inline-size: 0;
`;

export const Team = styled.span`
  display: flex;
  line-height: 1.5;
  justify-content: space-between;
  gap: ${token('space.2')};
  font-variant-numeric: tabular-nums;

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Moment = styled.span`
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
  line-height: 1.5;

  &[data-is-live='true'] {
    color: ${token('text.accent')};
  }
`;

export const Odds = styled.span`
  display: grid;
  grid-template-columns: repeat(3, calc(${token('space.12')} - ${token('space.1')}));
  gap: ${token('space.1')};
`;

export const Price = styled.span`
  display: grid;
  justify-items: center;
  padding: ${token('space.1')} 0;
  border-radius: ${token('radius.control')};
  background-color: ${token('surface.sunken')};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;

/** The name of a pick over its price. */
export const Pick = styled.span`
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
`;

export const Bones = styled.div`
  block-size: calc(${token('space.12')} + ${token('space.8')});
  padding-block: ${token('space.1')};
`;
