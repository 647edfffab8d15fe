import { token } from '@parlor/theme';
import { createGlobalStyle } from 'styled-components';

import { focusRing } from '../surfaces.ts';

/**
 * The ground every page stands on: reset, body type, focus ring, forced colours, reduced motion. Rendered once, inside the element that
 * carries `data-brand` and `data-mode` or anywhere when that is the document's root.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
    padding: 0;
  }

  html {
    block-size: 100%;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* What is focused comes to rest clear of the bars at both ends. */
    scroll-padding-block: calc(${token('size.bar')} + ${token('space.4')} + env(safe-area-inset-top)) calc(${token('size.bar')} + ${token('space.8')} + env(safe-area-inset-bottom));
  }

  body {
    min-block-size: 100%;
    overflow-wrap: break-word;
  }

  html, body, [data-brand] {
    background-color: ${token('surface.backdrop')};
    color: ${token('text.primary')};
    font-family: ${token('font.text')};
    font-size: ${token('type.16')};
    line-height: ${token('line.text')};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  img, picture, svg, video, canvas {
    display: block;
    max-inline-size: 100%;
  }

  button, input, select, textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  button {
    background: none;
    border: 0;
    cursor: pointer;
    touch-action: manipulation;
  }

  button:disabled {
    cursor: default;
  }

  a {
    color: inherit;
    text-decoration: none;
    touch-action: manipulation;
  }

  ul, ol {
    list-style: none;
  }

  /* Names and codes stay as their owners write them, also where a brand sets its titles in capitals. */
  [translate='no'] {
    text-transform: none;
  }

  :focus-visible {
    ${focusRing}
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  /* Tones are gone here, and with them what is chosen and what is not: a line around says it. */
  @media (forced-colors: active) {
    :is([aria-selected='true'], [aria-pressed='true'], [aria-current]:not([aria-current='false'])):not(:focus-visible) {
      outline: calc(${token('border.width')} * 2) solid Highlight;
      outline-offset: calc(${token('border.width')} * -2);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }

    /*
     * Our own transitions take their duration from the motion tokens; these are set by a library. A duration on every element would
     * begin a transition of all properties wherever anything changes.
     */
    [style*='transition-duration'] { transition-duration: 1ms !important; }
  }
`;
