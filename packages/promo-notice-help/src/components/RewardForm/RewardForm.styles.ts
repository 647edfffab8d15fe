import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Form = styled.form`
  display: grid;
  gap: ${token('space.4')};
`;

/** Text of 16 px, so that iOS does not zoom in. */
export const Remarks = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(${token('space.12')} * 2);
  padding: ${token('space.3')};
  border: none;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${token('type.16')};
  line-height: ${token('line.text')};
  resize: vertical;
  outline: none;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.3')};
`;
