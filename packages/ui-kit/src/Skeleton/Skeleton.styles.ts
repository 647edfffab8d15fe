import { token } from '@parlor/theme';
import { css, keyframes, styled } from 'styled-components';

/** Shapes of a skeleton; each has the size of what it replaces. */
export const skeletonShapes = ['text', 'title', 'block', 'circle', 'art', 'banner', 'control'] as const;
/** Shape of a skeleton. */
export type SkeletonShape = (typeof skeletonShapes)[number];

/* Animates only opacity, which does not repaint the page. */
const shimmer = keyframes`
  50% { opacity: 1; }
`;

/* A text skeleton uses `1lh`; browsers without it fall back to the usual line height. */
const shapeStyles = {
  text: css`
    block-size: 0.9em;
    margin-block: 0.325em;
    margin-block: calc((1lh - 0.9em) / 2);
    border-radius: ${token('space.1')};
  `,
  title: css`
    block-size: ${token('type.20')};
    margin-block: ${token('space.1')};
    border-radius: ${token('space.1')};
  `,
  block: css`
    block-size: 100%;
    min-block-size: ${token('space.12')};
    border-radius: ${token('radius.card')};
  `,
  circle: css`
    aspect-ratio: 1;
    border-radius: 50%;
  `,
  art: css`
    aspect-ratio: 3 / 4;
    border-radius: ${token('radius.card')};
  `,
  banner: css`
    aspect-ratio: 16 / 7;
    border-radius: ${token('radius.card')};
  `,
  control: css`
    block-size: ${token('space.12')};
    border-radius: ${token('radius.control')};
  `,
} satisfies Record<SkeletonShape, ReturnType<typeof css>>;

/* One static rule per shape, selected by attribute. */
const everyShape = skeletonShapes.map(
  (shape) => css`
    &:where([data-shape='${shape}']) {
      ${shapeStyles[shape]}
    }
  `,
);

/** Block with a shimmer; `data-shape` sets its size. */
export const Root = styled.span`
  position: relative;
  display: block;
  overflow: clip;
  inline-size: var(--skeleton-width, 100%);
  background-color: ${token('skeleton.base')};
  ${everyShape}

  &::after {
    position: absolute;
    inset: 0;
    background-color: ${token('skeleton.shine')};
    content: '';
    opacity: 0;
    animation: ${shimmer} 1600ms ease-in-out infinite;
  }
`;
