import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.card')};
  background: ${token('card.bg')};
  box-shadow: ${token('card.effect')};
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

/* Long labels wrap and are not cut off. */
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

/* The secondary actions at the foot, set apart from those that move money. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.1')};
  padding-block-start: ${token('space.2')};
  border-block-start: ${token('border.width')} solid ${token('border.subtle')};
`;
