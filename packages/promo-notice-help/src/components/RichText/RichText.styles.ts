import { styled } from 'styled-components';
import { token } from '@parlor/theme';

/* Texts of operators have no classes: this restores the element styles that the site's reset removed. */
export const Prose = styled.div`
  color: ${token('text.secondary')};
  line-height: ${token('line.text')};
  overflow-wrap: anywhere;

  & > * + *,
  blockquote > * + * {
    margin-block-start: ${token('space.3')};
  }

  & > * + :is(h2, h3, h4) {
    margin-block-start: ${token('space.6')};
  }

  & > :is(h2, h3, h4) + * {
    margin-block-start: ${token('space.2')};
  }

  a {
    color: ${token('text.accent')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  :is(strong, b, th, h2, h3, h4) {
    color: ${token('text.primary')};
    font-weight: ${token('weight.strong')};
  }

  :is(h2, h3, h4) {
    line-height: 1.4;
    text-wrap: balance;
  }

  h2 {
    font-size: ${token('type.20')};
  }

  :is(h3, h4) {
    font-size: ${token('type.16')};
  }

  :is(ul, ol) {
    padding-inline-start: ${token('space.6')};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li,
  li > :is(ul, ol) {
    margin-block-start: ${token('space.1')};
  }

  li::marker {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }

  blockquote {
    padding-inline-start: ${token('space.4')};
    border-inline-start: calc(${token('border.width')} * 2) solid ${token('border.strong')};
  }

  hr {
    border: 0;
    border-block-start: ${token('border.width')} solid ${token('border.subtle')};
  }

  img {
    block-size: auto;
    max-inline-size: 100%;
    border-radius: ${token('radius.control')};
  }

  /* A table that is wider than the page scrolls horizontally. */
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  :is(th, td) {
    padding: ${token('space.2')} ${token('space.3')};
    border-block-end: ${token('border.width')} solid ${token('border.subtle')};
    text-align: start;
    vertical-align: baseline;
  }
`;
