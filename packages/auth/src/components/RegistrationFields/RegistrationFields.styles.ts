import { css, styled } from 'styled-components';
import { token } from '@parlor/theme';

/** The groups of fields. Groups with headings have a larger gap and a line between them. */
export const Parts = styled.div<{ $hasHeadings: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $hasHeadings }) => token($hasHeadings ? 'space.6' : 'space.4')};
  ${({ $hasHeadings }) =>
    $hasHeadings &&
    css`
      && > * + * {
        padding-block-start: ${token('space.6')};
        border-block-start: ${token('border.width')} solid ${token('border.subtle')};
      }
    `}
`;

export const Part = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/* Browsers lay out a legend in their own way. Floating makes it an ordinary line of the group. */
export const Heading = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  color: ${token('text.primary')};
  font-size: ${token('type.16')};
  font-weight: ${token('weight.strong')};
  line-height: ${token('line.text')};
`;
