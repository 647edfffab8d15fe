import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** Supported numbers of columns. */
const cardColumns = [1, 2, 3, 4] as const;

/** Grid columns, selected by `data-columns`. Shared with `InfiniteGrid`. */
export const columnRules = cardColumns.map(
  (columns) => css`
    &:where([data-columns='${columns}']) {
      grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    }
  `,
);

/** Grid of items; `data-columns` sets the number of columns. */
export const List = styled.ul`
  display: grid;
  gap: ${token('space.4')} ${token('space.3')};
  ${columnRules}

  &:where([data-columns='1']) {
    gap: ${token('space.2')};
  }

  & > li {
    min-inline-size: 0;
  }
`;
