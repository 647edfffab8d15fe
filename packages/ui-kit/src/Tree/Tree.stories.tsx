import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { Tree, type TreeNode, type TreeProps } from './Tree.tsx';

function agent(id: string, count: number): TreeNode {
  return { id, label: id, hasChildren: count > 0, ...(count > 0 && { detail: `${count} below` }) };
}

const downlines: Readonly<Record<string, readonly TreeNode[]>> = {
  mali88: [agent('somchai', 2), agent('lucky_bird', 0), agent('north_team', 3)],
  somchai: [agent('player2291', 0), agent('player3010', 0)],
  north_team: [agent('chiang_mai', 0), agent('lampang', 0), agent('phayao', 0)],
};

const loadDownline = (id: string): Promise<readonly TreeNode[]> => Promise.resolve(downlines[id] ?? []);

const meta = {
  title: 'UI kit/Tree',
  component: Tree,
  args: {
    label: 'Downline',
    roots: [agent('mali88', 3), agent('aree_99', 0)],
    loadChildren: loadDownline,
    onChoose: fn(),
    loadingText: 'Loading the downline',
    failedText: 'The downline could not be loaded. Try again',
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (root: HTMLElement, name: RegExp): Promise<HTMLElement> => within(root).findByRole('treeitem', { name });

/** Arrow keys open, move and close; Enter selects. */
export const ByKeyboard: Story = {
  render: (args) => <Tree {...args} direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'} />,
  play: async ({ args, canvasElement }) => {
    const [open, close] =
      document.documentElement.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    const mali = await row(canvasElement, /^mali88/);
    await expect(mali).toHaveAttribute('aria-expanded', 'false');
    mali.focus();
    await userEvent.keyboard(open);
    const somchai = await row(canvasElement, /^somchai/);
    await expect(somchai).toHaveAttribute('aria-level', '2');
    await expect(somchai).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('somchai'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'somchai' }));
    await row(canvasElement, /^player2291/);
    await userEvent.keyboard(`${close}${close}`);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('mali88'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('aree_99'));
  },
};

/** Right to left, the arrow to the left opens. */
export const ByKeyboardRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: ByKeyboard.render,
  play: ByKeyboard.play,
};

function WithChoice(args: TreeProps): ReactNode {
  const [chosenId, setChosenId] = useState('aree_99');
  return (
    <Tree
      {...args}
      chosenId={chosenId}
      onChoose={({ id }) => {
        setChosenId(id);
      }}
    />
  );
}

/** A press selects an entry and opens it. */
export const Chosen: Story = {
  render: (args) => <WithChoice {...args} />,
  play: async ({ canvasElement }) => {
    await expect(await row(canvasElement, /^aree_99/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await row(canvasElement, /^mali88/));
    await expect(await row(canvasElement, /^mali88/)).toHaveAttribute('aria-selected', 'true');
    await row(canvasElement, /^north_team/);
  },
};

/** The row shows that its children are loading. */
export const Loading: Story = {
  args: { loadChildren: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await row(canvasElement, /^mali88/));
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the downline'));
    await expect(await row(canvasElement, /^mali88/)).toHaveAttribute('aria-busy', 'true');
  },
};

/** A press retries failed children. */
export const Failed: Story = {
  render: (args) => {
    let attempts = 0;
    return (
      <Tree
        {...args}
        loadChildren={(id) => (attempts++ === 0 ? Promise.reject(new Error('offline')) : loadDownline(id))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await row(canvasElement, /^mali88/));
    await userEvent.click(await row(canvasElement, /could not be loaded/));
    await row(canvasElement, /^lucky_bird/);
  },
};

/** Of a thousand entries only those near the viewport are mounted; each has its position. */
export const Long: Story = {
  args: { roots: Array.from({ length: 1000 }, (_, index) => agent(`player${index + 1}`, 0)) },
  play: async ({ canvasElement }) => {
    await expect(await row(canvasElement, /^player1$/)).toHaveAttribute('aria-setsize', '1000');
    await expect(within(canvasElement).getAllByRole('treeitem').length).toBeLessThan(200);
    (await row(canvasElement, /^player1$/)).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('player1000'), { timeout: 15_000 });
    // Keys scroll their target into view, and the focused row stays during scrolling.
    await waitFor(() =>
      expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await waitFor(
      () => {
        // The list corrects its position for some frames after a key, which would undo a single scroll.
        window.scrollTo(0, 0);
        within(canvasElement).getByRole('treeitem', { name: /^player2$/ });
      },
      { timeout: 15_000 },
    );
    await expect(document.activeElement).toHaveTextContent('player1000');
  },
};

/** Long names wrap at any depth. */
export const LongText: Story = {
  args: {
    roots: [
      { id: '1', label: longText.thai, detail: longText.german, hasChildren: true },
      { id: '2', label: longText.word, hasChildren: false },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '280px' }}>
      <Tree {...args} />
    </div>
  ),
};

/** Right to left: levels are indented from the right and arrow keys are mirrored. */
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl">
      <Tree {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    (await row(canvasElement, /^mali88/)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await row(canvasElement, /^somchai/);
  },
};
