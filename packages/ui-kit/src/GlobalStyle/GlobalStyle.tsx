import { token } from '@parlor/theme';
import { createGlobalStyle } from 'styled-components';

import { focusRing } from '../surfaces.ts';

/**
 * Global styles: reset, body text, focus ring, forced colours, reduced motion. Render it once. `data-brand` and
 * `data-mode` must be on the document's root or on an ancestor.
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
    /* Focused elements scroll clear of the sticky bars. */
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

  /* Names and codes keep their case, even if a brand sets titles in capitals. */
  [translate='no'] {
    text-transform: none;
  }

  :focus-visible {
    ${focusRing}
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  /* Forced colours remove background tones, so an outline marks the selected element. */
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
     * The kit's own transitions take their duration from the motion tokens; these are set by a library. A duration on
     * every element would start transitions of all properties on any change.
     */
    [style*='transition-duration'] { transition-duration: 1ms !important; }
  }
`;
