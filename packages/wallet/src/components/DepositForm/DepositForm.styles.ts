import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

export const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${token('space.2')};
  padding: 0;
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
`;
