import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/*
 * Colour and proportions are CSS variables, so that each value does not create a style rule. The default is 3:4, for
 * game cards.
 */
/** Placeholder with the picture's colour and proportions. A picture fills it. */
export const picturePlace = css`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: var(--picture-ratio, 3 / 4);
  background-color: var(--picture-color, ${token('media.placeholder')});
  border-radius: inherit;
`;

/** Placeholder of a picture that is an element. */
export const Root = styled.span`
  ${picturePlace}

  & img {
    /* Out of the flow: a picture with other proportions would stretch the placeholder. */
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    object-fit: cover;
    /* Alternative text while the picture loads. */
    color: transparent;
  }
`;
