import { token } from '@parlor/theme';
import { css, styled } from 'styled-components';

/** How many cards may stand side by side. */
const cardColumns = [1, 2, 3, 4] as const;

/** Columns by the attribute that says how many. Shared with the endless grid. */
export const columnRules = cardColumns.map((columns) => css`&:where([data-columns='${columns}']) { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }`);

export const List = styled.ul`
  display: grid;
  gap: ${token('space.4')} ${token('space.3')};
  ${columnRules}

  &:where([data-columns='1']) { gap: ${token('space.2')}; }

  & > li { min-inline-size: 0; }
`;
