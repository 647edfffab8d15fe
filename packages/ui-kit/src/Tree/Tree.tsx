import { asyncDataLoaderFeature, hotkeysCoreFeature, type ItemInstance } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useMemo, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LongRows } from './LongRows.tsx';
import { branchesOf, failureOf, nameOf, rootId, type Branch, type TreeNode } from './treeBranches.ts';
import { Detail, Label, Mark, Root, Row } from './Tree.styles.ts';

export type { TreeNode } from './treeBranches.ts';

/** Props of `Tree`. Children are loaded on demand. */
export interface TreeProps {
  /** Accessible name. */
  readonly label: string;
  /** Root entries. Changing them resets the tree. */
  readonly roots: readonly TreeNode[];
  /** Loads the children of an entry when it is first opened. A rejection shows a row that retries. */
  readonly loadChildren: (id: string) => Promise<readonly TreeNode[]>;
  /** Called when an entry is pressed, or on Enter. The entry also opens or closes. */
  readonly onChoose?: (node: TreeNode) => void;
  /** Id of the selected entry. */
  readonly chosenId?: string;
  /** Text while children load. */
  readonly loadingText: string;
  /** Text of the row that retries. */
  readonly failedText: string;
  /** Text direction; mirrors the arrow keys. */
  readonly direction?: 'ltr' | 'rtl';
}

/** Number of rows above which the tree is virtualized. */
const longFrom = 80;

/**
 * A tree whose children load on opening. Arrow keys move and open, Home and End go to the ends, Enter selects. A long
 * tree is virtualized.
 */
export function Tree(props: TreeProps): ReactNode {
  return <Rows key={`${props.direction ?? ''} ${props.roots.map(({ id }) => id).join(' ')}`} {...props} />;
}

function Rows({
  label,
  roots,
  loadChildren,
  onChoose,
  chosenId,
  loadingText,
  failedText,
  direction = 'ltr',
}: TreeProps): ReactNode {
  const showRef = useRef<(index: number) => void>(null);
  const [open, close] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const dataLoader = useMemo(
    () => ({
      getItem: (): Branch => ({ kind: 'node', node: { id: rootId, label, hasChildren: true } }),
      getChildrenWithData: async (id: string) => {
        if (id === rootId) return branchesOf(roots);
        try {
          return branchesOf(await loadChildren(id));
        } catch {
          return failureOf(id);
        }
      },
    }),
    [label, roots, loadChildren],
  );

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
    scrollToItem: (item) => {
      showRef.current?.(item.getItemMeta().index);
    },
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
        // The content, with the detail, is the accessible name.
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
        {items.length < longFrom ? (
          items.map(row)
        ) : (
          <LongRows items={items} focusedIndex={focusedIndex} showRef={showRef}>
            {row}
          </LongRows>
        )}
      </Root>
      <output>
        <VisuallyHidden>{isLoadingAny ? loadingText : ''}</VisuallyHidden>
      </output>
    </>
  );
}
