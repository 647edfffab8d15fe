import { css, styled } from 'styled-components';
import { Link } from '@parlor/core';
import { token } from '@parlor/theme';

/* The picture stays under the words: the words' side is darkened whatever the picture is. */
export const Words = styled.span<{ $isLow: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${token('space.1')};
  padding-inline: ${token('space.4')} 46%;
  /* Below the words stand the dots. */
  padding-block: ${({ $isLow }) => ($isLow ? `0 ${token('space.2')}` : `${token('space.2')} ${token('size.target')}`)};
  background-image: linear-gradient(to right, ${token('media.scrim')} 20%, transparent 75%);
  color: ${token('text.onMedia')};
  pointer-events: none;

  [dir='rtl'] & { background-image: linear-gradient(to left, ${token('media.scrim')} 20%, transparent 75%); }
`;

export const Title = styled.span<{ $isLow: boolean }>`
  font-family: ${token('font.display')};
  font-weight: ${token('font.displayWeight')};
  text-transform: ${token('font.displayTransform')};
  letter-spacing: ${token('font.displayTracking')};
  font-size: ${({ $isLow }) => token($isLow ? 'type.20' : 'type.24')};
  line-height: 1.3;
  text-wrap: balance;

  /* A slide on the smallest phone is lower by a line. */
  @container (max-width: 20rem) { font-size: ${({ $isLow }) => token($isLow ? 'type.16' : 'type.20')}; }
`;

export const Subtitle = styled.span<{ $isLow: boolean }>`
  font-size: ${token('type.14')};
  line-height: 1.5;
  text-wrap: pretty;
  ${({ $isLow }) => $isLow && css`font-size: ${token('type.12')};`}

  @container (max-width: 20rem) { font-size: ${token('type.12')}; }
`;

export const Slide = styled.span`
  container-type: inline-size;
  position: relative;
  display: block;
`;

/* The brand's hero has no letters of its own, so it turns with the direction of reading: its calm half is where words begin. */
export const WelcomeSlide = styled(Slide)`
  [dir='rtl'] & img { transform: scaleX(-1); }
`;

/* A phone's slide is too low for three things: the welcome and its action keep the air around them. */
export const WelcomeText = styled(Subtitle)`
  @container (max-width: 26rem) { display: none; }
`;

/* The whole slide is the link; this is where it is seen to be pressed. */
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

export const Stand = styled.div<{ $ratio: string }>`
  overflow: clip;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${token('radius.card')};
`;
