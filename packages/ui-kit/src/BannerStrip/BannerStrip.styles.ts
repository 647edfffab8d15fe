import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/* As high as the loaded strip. */
export const Place = styled.div`
  display: grid;
  overflow: clip;
  aspect-ratio: 480 / 132;
  border-radius: ${token('carousel.radius')};
`;

/** A banner with its text over its picture. */
export const Slide = styled.span`
  container-type: inline-size;
  position: relative;
  display: block;
  aspect-ratio: 480 / 132;
`;

/* The scrim is even behind the text and fades beside it, so that the text is readable on any picture. */
export const Words = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 56%;
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding-inline-start: ${token('space.4')};
  background-color: ${token('media.scrim')};
  color: ${token('text.onMedia')};
  overflow-wrap: anywhere;
  pointer-events: none;

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

export const Title = styled.span`
  font-family: ${token('font.display')};
  font-size: ${token('type.16')};
  font-weight: ${token('font.displayWeight')};
  text-transform: ${token('font.displayTransform')};
  letter-spacing: ${token('font.displayTracking')};
  line-height: 1.3;
  text-wrap: balance;
`;

export const Subtitle = styled.span`
  font-size: ${token('type.12')};
  line-height: 1.4;
  text-wrap: pretty;

  /* A strip on the smallest phone has room only for the title. */
  @container (max-width: 19rem) {
    display: none;
  }
`;
