import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Stacks words over the picture; grows if the words need more height than the picture has. */
export const Root = styled.span`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border-radius: ${token('carousel.radius')};

  /* The picture keeps its proportions until the text needs more height, and then covers it. */
  & > * {
    grid-area: 1 / 1;
  }
  & > :first-child {
    block-size: 100%;
  }

  /* The calm half of the picture is at the start edge. */
  [dir='rtl'] & img {
    transform: scaleX(-1);
  }
`;

/**
 * Text at the start, over a scrim that is even behind it and fades beside it, so that it is readable on any picture.
 */
export const Words = styled.span`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${token('space.1')};
  inline-size: 58%;
  padding-block: ${token('space.3')};
  padding-inline-start: ${token('space.4')};
  background-color: ${token('media.scrim')};
  color: ${token('text.onMedia')};
  overflow-wrap: anywhere;

  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    inline-size: 50%;
    background-image: linear-gradient(to right, ${token('media.scrim')}, transparent);
    content: '';
  }

  [dir='rtl'] &::after {
    background-image: linear-gradient(to left, ${token('media.scrim')}, transparent);
  }
`;
