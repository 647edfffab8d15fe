import { token } from '@parlor/theme';
import { keyframes, styled } from 'styled-components';

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${token('space.12')} * 2), 1fr));
  gap: ${token('space.3')};
`;

export const Swatch = styled.span<{ $value: string }>`
  block-size: ${token('space.12')};
  background-color: ${({ $value }) => $value};
  border: ${token('border.width')} solid ${token('border.strong')};
  border-radius: ${token('radius.control')};
`;

export const Bar = styled.span<{ $length: string }>`
  flex: none;
  inline-size: ${({ $length }) => $length};
  block-size: ${token('space.4')};
  background-color: ${token('accent.base')};
`;

export const Sample = styled.span<{ $radius: string }>`
  block-size: calc(${token('space.12')} * 1.5);
  background-color: ${token('surface.overlay')};
  border: ${token('border.width')} solid ${token('border.strong')};
  border-radius: ${({ $radius }) => $radius};
`;

export const Bed = styled.div`
  padding: ${token('space.1')};
  background-color: ${token('surface.sunken')};
  border-radius: ${token('radius.pill')};
`;

const cross = keyframes`
  to { inset-inline-start: calc(100% - ${token('space.6')}); }
`;

export const Mover = styled.span<{ $duration: string }>`
  position: relative;
  inset-inline-start: 0;
  display: block;
  inline-size: ${token('space.6')};
  aspect-ratio: 1;
  background-color: ${token('accent.base')};
  border-radius: ${token('radius.pill')};
  animation: ${cross} calc(${({ $duration }) => $duration} * 3) ${token('motion.ease')} infinite alternate;
`;
