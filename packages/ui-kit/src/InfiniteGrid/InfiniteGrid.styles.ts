import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { picturePlace } from '../Picture/Picture.styles.ts';
import { columnRules } from '../CardGrid/CardGrid.styles.ts';

export const Root = styled.div`
  display: grid;
  min-inline-size: 0;
`;

/* Rows are distinguished by attributes, so that a recycled row needs no component for its frame. */
export const Rows = styled.div`
  & [data-part='row'] {
    display: grid;
    gap: ${token('space.3')};
    padding-block-end: ${token('space.4')};
    ${columnRules}

    &[data-columns='1'] {
      padding-block-end: ${token('space.2')};
    }
    & > * {
      min-inline-size: 0;
    }
  }

  /* A picture as a background: see pictureBackground.ts. */
  & [data-part='picture'] {
    ${picturePlace}
    background-image: var(--picture-plain);
    background-size: cover;
  }

  /* Contains the virtual rows, each at its own offset. */
  & > [data-part='virtual'] {
    position: relative;
  }
  & [data-index] {
    position: absolute;
    inset-inline: 0;
  }
`;

export const End = styled.p`
  padding: ${token('space.4')};
  color: ${token('text.muted')};
  font-size: ${token('type.14')};
  text-align: center;
`;

/** Marks the end of the list; its distance from the viewport decides when to fetch more. */
export const Mark = styled.div`
  block-size: 0;
`;
