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
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${token('line.text')};
  white-space: pre;
  overflow: auto;
  resize: vertical;
  outline: none;
`;

/** The native file input, hidden behind the button that opens it. */
export const File = styled.input`
  display: none;
`;
