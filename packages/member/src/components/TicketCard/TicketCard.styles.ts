import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Marks = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Question = styled.legend`
  padding: 0;
  font-size: ${token('type.14')};
`;
