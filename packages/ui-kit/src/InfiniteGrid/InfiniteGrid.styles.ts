import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  min-inline-size: 0;
`;

/* Roles and not tags: rows stand between the list and its items, which ul and li do not allow. */
export const List = styled.div.attrs({ role: 'list' })``;

export const Row = styled.div.attrs({ role: 'presentation' })<{ $columns: number; $isDense: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${token('space.3')};
  padding-block-end: ${({ $isDense }) => token($isDense ? 'space.2' : 'space.4')};
`;

export const Cell = styled.div.attrs({ role: 'listitem' })`
  min-inline-size: 0;
`;

export const End = styled.p`
  padding: ${token('space.4')};
  color: ${token('text.muted')};
  font-size: ${token('type.14')};
  text-align: center;
`;

/** Marks the list's end; how far it is from the screen decides when more is fetched. */
export const Mark = styled.div`
  block-size: 0;
`;
