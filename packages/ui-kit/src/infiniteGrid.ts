export { InfiniteGrid } from './InfiniteGrid/InfiniteGrid.tsx';
export type { InfiniteGridProps } from './InfiniteGrid/InfiniteGrid.tsx';
export { pictureBackground } from './Picture/pictureBackground.ts';
