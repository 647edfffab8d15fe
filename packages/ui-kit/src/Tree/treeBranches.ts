/** One entry of a tree, such as an agent with a downline. */
export interface TreeNode {
  readonly id: string;
  /** The name; also what screen readers call it. */
  readonly label: string;
  /** A few words after the name, such as how large the downline is. */
  readonly detail?: string;
  /** There is something below it, fetched when it is opened. */
  readonly hasChildren: boolean;
}

/** What stands in a row: an entry, or the word that the entries below another could not be fetched. */
export type Branch = { readonly kind: 'node'; readonly node: TreeNode } | { readonly kind: 'failure'; readonly parentId: string };

/** The entry above all, which is not shown. A blank cannot begin an id of the gateway's. */
export const rootId = ' root';

/** Entries as branches under the ids that the tree knows them by. */
export function branchesOf(nodes: readonly TreeNode[]): { id: string; data: Branch }[] {
  return nodes.map((node) => ({ id: node.id, data: { kind: 'node', node } }));
}

/** The one branch under an entry whose own could not be fetched. */
export function failureOf(parentId: string): { id: string; data: Branch }[] {
  return [{ id: ` failure ${parentId}`, data: { kind: 'failure', parentId } }];
}

/** The name of a branch, by which typing finds it. */
export function nameOf(branch: Branch | null | undefined, failedText: string, loadingText: string): string {
  if (!branch) return loadingText;
  return branch.kind === 'node' ? branch.node.label : failedText;
}
