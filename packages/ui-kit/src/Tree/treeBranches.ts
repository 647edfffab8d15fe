/** An entry of a tree, such as an agent with a downline. */
export interface TreeNode {
  readonly id: string;
  /** Label and accessible name. */
  readonly label: string;
  /** Text after the label, such as the size of the downline. */
  readonly detail?: string;
  /** Whether it has children, which load when it is opened. */
  readonly hasChildren: boolean;
}

/** Content of a row: an entry, or the failure to load the children of another. */
export type Branch =
  | { readonly kind: 'node'; readonly node: TreeNode }
  | { readonly kind: 'failure'; readonly parentId: string };

/** Id of the invisible root. Ids of the gateway never start with a space. */
export const rootId = ' root';

/** Converts entries to branches with their ids. */
export function branchesOf(nodes: readonly TreeNode[]): { id: string; data: Branch }[] {
  return nodes.map((node) => ({ id: node.id, data: { kind: 'node', node } }));
}

/** Returns the failure row of an entry. */
export function failureOf(parentId: string): { id: string; data: Branch }[] {
  return [{ id: ` failure ${parentId}`, data: { kind: 'failure', parentId } }];
}

/** Returns the text of a branch, for type-ahead. */
export function nameOf(branch: Branch | null | undefined, failedText: string, loadingText: string): string {
  if (!branch) return loadingText;
  return branch.kind === 'node' ? branch.node.label : failedText;
}
