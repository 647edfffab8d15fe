import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/* Colour and proportions are data: as variables they cost no rule of their own. Cards of games are 3 to 4. */
export const Root = styled.span`
  position: relative;
  display: block;
  overflow: clip;
  inline-size: 100%;
  aspect-ratio: var(--picture-ratio, 3 / 4);
  background-color: var(--picture-color, ${token('media.placeholder')});

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
