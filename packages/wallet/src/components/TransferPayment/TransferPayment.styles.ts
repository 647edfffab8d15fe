import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  margin: 0;
`;

/* The button is part of the definition, and is beside both lines. */
export const Fact = styled.div`
  position: relative;
  padding-inline-end: calc(${token('size.tap')} + ${token('space.3')});

  dt {
    color: ${token('text.secondary')};
    font-size: ${token('type.14')};
  }

  dd {
    margin: 0;
    font-weight: ${token('weight.strong')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  button {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0;
    translate: 0 -50%;
  }
`;
