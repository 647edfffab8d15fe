import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/** Wide enough for a readable slip, and at most half as high as the screen. */
export const Frame = styled.div<{ $width: number; $height: number }>`
  overflow: hidden;
  inline-size: min(15rem, 60vw);
  max-block-size: 50dvh;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  border-radius: ${token('radius.control')};
  background: ${token('surface.sunken')};
`;

export const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;
