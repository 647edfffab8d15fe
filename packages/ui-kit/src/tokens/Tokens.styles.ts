import { token } from '@parlor/theme';
import { keyframes, styled } from 'styled-components';

/** List of tokens. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
`;

/** One token: specimen, name and purpose. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space.3')};
`;

/** Specimen at a fixed width, so that names align. */
export const Sight = styled.span`
  display: block;
  flex: none;
  inline-size: calc(${token('space.12')} * 1.5);
`;

/** Name, purpose and figures of a token. */
export const Words = styled.span`
  display: grid;
  flex: 1 0 0;
  min-inline-size: 0;
`;

/** Specimen of a colour. */
export const Swatch = styled.span<{ $value: string }>`
  display: block;
  block-size: ${token('space.12')};
  background-color: ${({ $value }) => $value};
  border: ${token('border.width')} solid ${token('border.strong')};
  border-radius: ${token('radius.control')};
`;

/** Specimen of a length. */
export const Bar = styled.span<{ $length: string }>`
  display: block;
  inline-size: ${({ $length }) => $length};
  max-inline-size: 100%;
  block-size: ${token('space.4')};
  background-color: ${token('accent.base')};
`;

/** Specimen of a radius. */
export const Corner = styled.span<{ $radius: string }>`
  display: block;
  block-size: ${token('space.12')};
  background-color: ${token('surface.overlay')};
  border: ${token('border.width')} solid ${token('border.strong')};
  border-radius: ${({ $radius }) => $radius};
`;

/** Specimen of a type size. */
export const Specimen = styled.p<{ $size: string; $family: string; $line: string }>`
  flex: 1 0 100%;
  font-family: ${({ $family }) => $family};
  font-size: ${({ $size }) => $size};
  line-height: ${({ $line }) => $line};
  /* A tint shows the line box, with the room above and below Thai marks. */
  background-color: ${token('accent.soft')};
`;

/** Track of a moving specimen. */
export const Bed = styled.div`
  padding: ${token('space.1')};
  background-color: ${token('surface.sunken')};
  border-radius: ${token('radius.pill')};
`;

const cross = keyframes`
  to { inset-inline-start: calc(100% - ${token('space.6')}); }
`;

/** Specimen that moves for `$duration`. */
export const Mover = styled.span<{ $duration: string }>`
  position: relative;
  inset-inline-start: 0;
  display: block;
  inline-size: ${token('space.6')};
  aspect-ratio: 1;
  background-color: ${token('accent.base')};
  border-radius: ${token('radius.pill')};
  animation: ${cross} ${({ $duration }) => $duration} ${token('motion.ease')} both;
`;

/** Overlapping specimens of the layers. */
export const Layers = styled.ol`
  display: grid;
  padding-block-end: calc(${token('space.12')} * 2);
`;

/** Specimen of one layer. */
export const Layer = styled.li<{ $step: number; $layer: string }>`
  position: relative;
  z-index: ${({ $layer }) => $layer};
  margin-block-start: calc(${({ $step }) => ($step === 0 ? 0 : -1)} * ${token('space.2')});
  margin-inline-start: calc(${({ $step }) => $step} * ${token('space.6')});
  padding: ${token('space.3')} ${token('space.4')} ${token('space.6')};
  background-color: ${token('surface.overlay')};
  border: ${token('border.width')} solid ${token('border.strong')};
  border-radius: ${token('radius.card')};
`;
