import { styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

export const Plates = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: ${token('space.2')};
  inline-size: 100%;
`;

export const Plate = styled(Link)`
  display: grid;
  align-content: center;
  min-block-size: ${token('size.target')};
  padding: ${token('space.1')} ${token('space.2')};
  border: ${token('border.width')} solid ${token('border.subtle')};
  border-radius: ${token('radius.control')};
  color: ${token('text.primary')};
  line-height: 1.5;
`;

export const Tier = styled.span`
  font-family: ${token('font.display')};
  font-size: ${token('type.12')};
  font-weight: ${token('font.displayWeight')};
  color: ${token('text.secondary')};
`;

export const Amount = styled.span`
  color: ${token('money.bonus')};
  font-variant-numeric: tabular-nums;
  font-weight: ${token('weight.strong')};
`;

export const Game = styled.span`
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
`;
