import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Facts = styled.dl`
  display: grid;
  margin: 0;
`;

/** A label and its value. The value is below the label if both do not fit. */
export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${token('space.2')};

  & + & {
    border-block-start: ${token('border.width')} solid ${token('border.subtle')};
  }
  & > dt {
    color: ${token('text.secondary')};
    font-size: ${token('type.14')};
  }
  & > dd {
    margin: 0;
    margin-inline-start: auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & a {
    color: ${token('text.accent')};
    text-decoration: underline;
  }
`;

export const Shares = styled.ul`
  display: grid;
  gap: ${token('space.1')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
