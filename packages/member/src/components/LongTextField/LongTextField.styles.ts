import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Area = styled.textarea`
  inline-size: 100%;
  padding: ${token('space.2')} ${token('space.3')};
  border: none;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${token('type.16')};
  line-height: ${token('line.text')};
  resize: vertical;
  outline: none;
`;
