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
  & > * { grid-area: 1 / 1; }
  & > :first-child { block-size: 100%; }

  /* The calm half of the picture is at the start edge. */
  [dir='rtl'] & img { transform: scaleX(-1); }
`;

/* A gradient darkens the side of the text, whatever the picture. */
/** Words at the start, over a gradient that keeps them readable on any picture. */
export const Words = styled.span`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${token('space.1')};
  padding-block: ${token('space.3')};
  padding-inline: ${token('space.4')} 42%;
  background-image: linear-gradient(to right, ${token('media.scrim')} 20%, transparent 75%);
  color: ${token('text.onMedia')};
  overflow-wrap: anywhere;

  [dir='rtl'] & { background-image: linear-gradient(to left, ${token('media.scrim')} 20%, transparent 75%); }
`;
