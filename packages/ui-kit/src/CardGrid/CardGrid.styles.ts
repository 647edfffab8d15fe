import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const List = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ $columns }) => ($columns === 1 ? token('space.2') : `${token('space.4')} ${token('space.3')}`)};

  & > li { min-inline-size: 0; }
`;
