import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { displayType } from '../surfaces.ts';

/** Size of an avatar: 32, 48 or 72 px. */
export type AvatarSize = 'small' | 'medium' | 'large';

const sizes: Record<AvatarSize, string> = {
  small: token('space.8'),
  medium: token('space.12'),
  large: `calc(${token('space.12')} + ${token('space.6')})`,
};

/** Square with the brand's radius that holds the picture or the letter. */
export const Root = styled.span<{ $size: AvatarSize }>`
  ${displayType}
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: clip;
  inline-size: ${({ $size }) => sizes[$size]};
  aspect-ratio: 1;
  background-color: ${token('accent.soft')};
  color: ${token('text.accent')};
  border-radius: 50%;
  box-shadow: ${token('effect.surface')};
  font-size: ${({ $size }) => ($size === 'small' ? token('type.14') : token('type.20'))};
  text-transform: uppercase;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
