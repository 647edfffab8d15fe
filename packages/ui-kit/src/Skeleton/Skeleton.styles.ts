import { token } from '@parlor/theme';
import { css, keyframes, styled } from 'styled-components';

export const skeletonShapes = ['text', 'title', 'block', 'circle', 'art', 'banner', 'control'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

/* Opacity of a layer is the one thing that can move here without repainting the page. */
const shimmer = keyframes`
  50% { opacity: 1; }
`;

/* A line of text is as high as the line that it stands in for; older browsers do not know that height and take the usual one. */
const shapeStyles = {
  text: css`
    block-size: 0.9em;
    margin-block: 0.325em;
    margin-block: calc((1lh - 0.9em) / 2);
    border-radius: ${token('space.1')};
  `,
  title: css`block-size: ${token('type.20')}; margin-block: ${token('space.1')}; border-radius: ${token('space.1')};`,
  block: css`block-size: 100%; min-block-size: ${token('space.12')}; border-radius: ${token('radius.card')};`,
  circle: css`aspect-ratio: 1; border-radius: 50%;`,
  art: css`aspect-ratio: 3 / 4; border-radius: ${token('radius.card')};`,
  banner: css`aspect-ratio: 16 / 7; border-radius: ${token('radius.card')};`,
  control: css`block-size: ${token('space.12')}; border-radius: ${token('radius.control')};`,
} satisfies Record<SkeletonShape, ReturnType<typeof css>>;

/* A static style for each shape; which one holds, an attribute says. */
const everyShape = skeletonShapes.map((shape) => css`&:where([data-shape='${shape}']) { ${shapeStyles[shape]} }`);

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
