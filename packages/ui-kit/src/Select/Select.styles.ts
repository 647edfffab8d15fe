import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { controlStyles } from '../Field/Field.styles.ts';

/** The native select, restyled. */
export const Control = styled.select`
  ${controlStyles}
  appearance: none;
  inline-size: 100%;
  padding-inline-end: ${token('space.12')};
  text-overflow: ellipsis;
  cursor: pointer;

  & > option {
    background-color: ${token('surface.overlay')};
    color: ${token('text.primary')};
  }
`;

/** Caret over the end of the select; ignores the pointer. */
export const Caret = styled.span`
  position: relative;
  inline-size: 0;
  color: ${token('text.muted')};
  pointer-events: none;

  & > svg {
    position: absolute;
    inset-inline-end: ${token('space.3')};
    inset-block-start: 50%;
    inline-size: ${token('type.20')};
    max-inline-size: none;
    block-size: ${token('type.20')};
    transform: translateY(-50%);
  }
`;
