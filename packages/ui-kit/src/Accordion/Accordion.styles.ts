import { token } from '@parlor/theme';
import { styled } from 'styled-components';

import { oneLine, raisedSurface } from '../surfaces.ts';

/** Surface that holds all items. */
export const Root = styled.div`
  ${raisedSurface}
  overflow: clip;
`;

/** One item, with a hairline above all but the first. */
export const Item = styled.section`
  & + & {
    border-block-start: ${token('border.width')} solid ${token('border.subtle')};
  }
`;

/** Heading level for the outline; the look is the trigger's. */
export const Heading = styled.h3`
  font-size: inherit;
  font-weight: inherit;
`;

/** Button that toggles an item: words at the start, caret at the end. */
export const Trigger = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.3')};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${token('space.12')};
  padding: ${token('space.3')} ${token('space.4')};
  font-weight: ${token('weight.strong')};
  text-align: start;

  &:focus-visible {
    outline-offset: calc(${token('border.width')} * -3);
  }

  & > svg {
    inline-size: ${token('type.20')};
    block-size: ${token('type.20')};
    color: ${token('text.muted')};
    transition: transform ${token('motion.feedback')} ${token('motion.ease')};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/** Collapsible part. Animates `grid-template-rows`, so that the height needs no measuring. */
export const Panel = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows ${token('motion.popup')} ${token('motion.ease')},
    visibility ${token('motion.popup')};

  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
`;

/** Clips the content while the panel animates. */
export const Content = styled.div`
  min-block-size: 0;
  overflow: hidden;

  & > div {
    padding: 0 ${token('space.4')} ${token('space.4')};
  }
`;

/** Column of title, detail and preview. */
export const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.1')};
  min-inline-size: 0;
`;

/** Mark before a title. */
export const Dot = styled.span`
  display: inline-block;
  inline-size: ${token('space.2')};
  block-size: ${token('space.2')};
  margin-inline-end: ${token('space.2')};
  border-radius: ${token('radius.pill')};
  background-color: ${token('action.primary.bg')};
  vertical-align: middle;

  @media (forced-colors: active) {
    background-color: CanvasText;
  }
`;

/** Second line of the trigger, such as a date. */
export const Detail = styled.span`
  color: ${token('text.muted')};
  font-size: ${token('type.12')};
  font-weight: ${token('weight.regular')};
`;

/** First line of the content, cut by an ellipsis. */
export const Preview = styled.span`
  ${oneLine}
  color: ${token('text.secondary')};
  font-size: ${token('type.14')};
  font-weight: ${token('weight.regular')};
`;
