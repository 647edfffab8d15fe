import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

export const Parts = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A field and the link below it. */
export const FieldWithLink = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
