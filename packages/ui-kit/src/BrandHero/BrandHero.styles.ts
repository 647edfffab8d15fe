import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const Root = styled.span`
  container-type: inline-size;
  position: relative;
  display: block;
  overflow: clip;
  border-radius: ${token('carousel.radius')};
  isolation: isolate;

  /* The calm half of the picture is the one that reading begins in. */
  [dir='rtl'] & img { transform: scaleX(-1); }
`;

/* The picture stays under the words: the words' side is darkened whatever the picture is. */
export const Words = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${token('space.1')};
  padding-block: ${token('space.2')};
  padding-inline: ${token('space.4')} 42%;
  background-image: linear-gradient(to right, ${token('media.scrim')} 20%, transparent 75%);
  color: ${token('text.onMedia')};

  [dir='rtl'] & { background-image: linear-gradient(to left, ${token('media.scrim')} 20%, transparent 75%); }
`;
