import { asyncDataLoaderFeature, hotkeysCoreFeature, type ItemInstance } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useMemo, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';

import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { branchesOf, failureOf, nameOf, rootId, type Branch, type TreeNode } from './treeBranches.ts';
import { Detail, Label, Mark, Root, Row } from './Tree.styles.ts';

export type { TreeNode } from './treeBranches.ts';

export interface TreeProps {
  /** What the tree shows; its name for screen readers. */
  readonly label: string;
  /** The entries at the top. Other entries make another tree, closed to begin with. */
  readonly roots: readonly TreeNode[];
  /** Fetches what is below an entry when it is opened for the first time. A refusal shows a row that tries again. */
  readonly loadChildren: (id: string) => Promise<readonly TreeNode[]>;
  /** An entry was pressed, or Enter on it. It opens and closes besides. */
  readonly onChoose?: (node: TreeNode) => void;
  /** The entry whose particulars are shown elsewhere. */
  readonly chosenId?: string;
  /** Said while what is below an entry is fetched. */
  readonly loadingText: string;
  /** Said where that failed; pressing it tries again. */
  readonly failedText: string;
  /** Which way the language runs: it turns the arrow keys round. */
  readonly direction?: 'ltr' | 'rtl';
}

/** From so many rows on, only those near the screen are in the document. */
const longFrom = 80;

/** What a row is taken to measure until it has been, in px. */
const rowPx = 48;

/**
 * Entries under entries, opened level by level and fetched on opening. The arrow keys walk and open, Home and End lead to its
 * ends, Enter chooses. A long tree keeps only the rows near the screen in the document.
 */
export function Tree(props: TreeProps): ReactNode {
  return <Rows key={`${props.direction ?? ''} ${props.roots.map(({ id }) => id).join(' ')}`} {...props} />;
}

function Rows({ label, roots, loadChildren, onChoose, chosenId, loadingText, failedText, direction = 'ltr' }: TreeProps): ReactNode {
  const listRef = useRef<WindowVirtualizerHandle>(null);
  const [open, close] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const dataLoader = useMemo(() => ({
    getItem: (): Branch => ({ kind: 'node', node: { id: rootId, label, hasChildren: true } }),
    getChildrenWithData: async (id: string) => {
      if (id === rootId) return branchesOf(roots);
      try {
        return branchesOf(await loadChildren(id));
      } catch {
        return failureOf(id);
      }
    },
  }), [label, roots, loadChildren]);

  const tree = useTree<Branch>({
    rootItemId: rootId,
    dataLoader,
    features: [asyncDataLoaderFeature, hotkeysCoreFeature],
    hotkeys: { expandOrDown: { hotkey: open }, collapseOrUp: { hotkey: close } },
    getItemName: (item) => nameOf(item.getItemData(), failedText, loadingText),
    isItemFolder: (item) => {
      const branch: Branch | undefined = item.getItemData();
      return branch?.kind === 'node' && branch.node.hasChildren;
    },
    onPrimaryAction: (item) => {
      const branch = item.getItemData();
      if (branch.kind === 'node') onChoose?.(branch.node);
      else void tree.getItemInstance(branch.parentId).invalidateChildrenIds();
    },
    scrollToItem: (item) => { listRef.current?.scrollToIndex(item.getItemMeta().index, { align: 'nearest' }); },
  });
  const items = tree.getItems();

  const handleKeys = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  const row = (item: ItemInstance<Branch>): ReactElement => {
    const branch: Branch | undefined = item.getItemData();
    const isFailure = branch?.kind === 'failure';
    const isLoading = item.isExpanded() && item.isLoading();
    const isChosen = branch?.kind === 'node' && branch.node.id === chosenId;
    return (
      <Row
        {...item.getProps()}
        key={item.getKey()}
        // Named by what stands in it, the detail included.
        aria-label={undefined}
        aria-selected={isChosen}
        aria-busy={isLoading}
        $level={item.getItemMeta().level}
        $isChosen={isChosen}
        onKeyDown={handleKeys}
      >
        <Mark $isOpen={item.isExpanded()} aria-hidden>
          {isFailure && <ArrowClockwiseIcon />}
          {item.isFolder() && (isLoading ? <Spinner /> : <CaretRightIcon weight="bold" />)}
        </Mark>
        <Label>{item.getItemName()}</Label>
        {branch?.kind === 'node' && branch.node.detail !== undefined && <Detail>{branch.node.detail}</Detail>}
      </Row>
    );
  };

  const focusedIndex = items.findIndex((item) => item.isFocused());
  const isLoadingAny = items.some((item) => item.isExpanded() && item.isLoading());
  return (
    <>
      <Root {...tree.getContainerProps(label)}>
        {items.length < longFrom
          ? items.map(row)
          : <WindowVirtualizer ref={listRef} data={items} itemSize={rowPx} {...(focusedIndex >= 0 && { keepMounted: [focusedIndex] })}>{row}</WindowVirtualizer>}
      </Root>
      <output><VisuallyHidden>{isLoadingAny ? loadingText : ''}</VisuallyHidden></output>
    </>
  );
}
