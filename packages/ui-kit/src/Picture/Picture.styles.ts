import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const Root = styled.span<{ $ratio: string; $color: string | undefined }>`
  position: relative;
  display: block;
  overflow: clip;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background-color: ${({ $color }) => $color ?? token('media.placeholder')};

  & img {
    /* Out of the flow: a picture of other proportions would stretch its place when it arrives. */
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* Words that stand in for a picture which is not there yet. */
    color: transparent;
  }
`;
