import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* A drawing in the colours of the brand. */
export const Portrait = styled.svg`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  background-color: ${token('accent.soft')};
  border-radius: 50%;

  &[data-size='medium'] {
    inline-size: ${token('space.8')};
    block-size: ${token('space.8')};
  }

  & [data-part='hair'] {
    fill: ${token('text.accent')};
  }

  & [data-part='dress'] {
    fill: ${token('accent.base')};
  }

  & [data-part='face'] {
    fill: ${token('surface.raised')};
  }

  & [data-part='features'] {
    fill: none;
    stroke: ${token('text.accent')};
    stroke-width: 1.2;
    stroke-linecap: round;
  }
`;

export const Host = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  min-inline-size: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.12')};
  line-height: 1.5;
  white-space: nowrap;
`;
