import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Root = styled.span<{ $isLarge: boolean }>`
  display: block;
  flex: none;
  overflow: clip;
  inline-size: ${({ $isLarge }) => token($isLarge ? 'space.12' : 'space.8')};
  aspect-ratio: 1;
  border-radius: ${token('radius.control')};
`;

export const Monogram = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};
  font-family: ${token('font.display')};
  font-weight: ${token('font.displayWeight')};
  font-size: ${token('type.14')};
`;
