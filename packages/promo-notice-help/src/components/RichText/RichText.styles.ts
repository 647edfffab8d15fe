import { styled } from 'styled-components';
import { token } from '@parlor/theme';

export const Prose = styled.div`
  color: ${token('text.secondary')};
  line-height: ${token('line.text')};
  overflow-wrap: anywhere;

  > :first-child {
    margin-block-start: 0;
  }

  > :last-child {
    margin-block-end: 0;
  }

  a {
    color: ${token('text.accent')};
  }

  strong,
  h2,
  h3,
  h4 {
    color: ${token('text.primary')};
  }

  img {
    block-size: auto;
    max-inline-size: 100%;
    border-radius: ${token('radius.control')};
  }

  table {
    display: block;
    overflow-x: auto;
  }
`;
