export { Tree } from './Tree/Tree.tsx';
export type { TreeNode, TreeProps } from './Tree/Tree.tsx';
