import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Spot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.1')};
  text-align: center;
`;

export const Amount = styled.p`
  color: ${token('money.gain')};
  font-family: ${token('font.display')};
  font-size: ${token('type.24')};
  font-weight: ${token('font.displayWeight')};
  line-height: 1.4;
`;

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
`;
