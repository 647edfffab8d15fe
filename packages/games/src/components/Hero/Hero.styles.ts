import { css, styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

/* The scrim is even behind the text and fades beside it, so that the text is readable on any picture. */
export const Words = styled.span<{ $isLow: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 54%;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${({ $isLow }) => ($isLow ? 0 : token('space.1'))};
  padding-inline-start: ${token('space.4')};
  /* The dots are below the text. */
  padding-block: ${({ $isLow }) => ($isLow ? '0' : token('space.2'))} ${token('size.target')};
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

export const Title = styled.span<{ $isLow: boolean }>`
  font-family: ${token('font.display')};
  font-weight: ${token('font.displayWeight')};
  text-transform: ${token('font.displayTransform')};
  letter-spacing: ${token('font.displayTracking')};
  font-size: ${({ $isLow }) => token($isLow ? 'type.20' : 'type.24')};
  line-height: ${({ $isLow }) => ($isLow ? 1.25 : 1.3)};
  text-wrap: balance;

  /* On a phone the slide is one line lower. */
  @container (max-width: 26rem) {
    font-size: ${({ $isLow }) => token($isLow ? 'type.16' : 'type.24')};
  }
  @container (max-width: 20rem) {
    font-size: ${({ $isLow }) => token($isLow ? 'type.16' : 'type.20')};
  }
`;

export const Subtitle = styled.span<{ $isLow: boolean }>`
  font-size: ${token('type.14')};
  line-height: ${({ $isLow }) => ($isLow ? 1.4 : 1.5)};
  text-wrap: pretty;
  ${({ $isLow }) =>
    $isLow &&
    css`
      font-size: ${token('type.12')};
    `}

  /* On the smallest phone the strip has room only for the title. */
  @container (max-width: 20rem) {
    ${({ $isLow }) =>
      $isLow
        ? css`
            display: none;
          `
        : css`
            font-size: ${token('type.12')};
          `}
  }
`;

export const Slide = styled.span`
  container-type: inline-size;
  position: relative;
  display: block;
`;

/*
 * The brand's hero contains no text, so it is mirrored in right-to-left languages: its calm half is where the text
 * starts.
 */
export const WelcomeSlide = styled(Slide)`
  [dir='rtl'] & img {
    transform: scaleX(-1);
  }
`;

/* A slide on a phone has no room for three lines: the welcome and its action keep their spacing. */
export const WelcomeText = styled(Subtitle)`
  @container (max-width: 26rem) {
    display: none;
  }
`;

/* The whole slide is the link; this part shows the pressed state. */
export const Action = styled.span`
  align-self: flex-start;
  margin-block-start: ${token('space.1')};
  padding: ${token('space.1')} ${token('space.4')};
  background-color: ${token('action.primary.bg')};
  color: ${token('action.primary.text')};
  border-radius: ${token('button.radius')};
  box-shadow: ${token('button.effect')};
  font-family: ${token('button.font')};
  font-weight: ${token('button.weight')};
  font-size: ${token('type.14')};
`;

export const WelcomeLink = styled(Link)`
  display: block;
  border-radius: ${token('carousel.radius')};
`;

export const Placeholder = styled.div<{ $ratio: string }>`
  overflow: clip;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${token('radius.card')};
`;
