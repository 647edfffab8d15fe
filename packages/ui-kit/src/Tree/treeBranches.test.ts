import { describe, expect, it } from 'vitest';

import { branchesOf, failureOf, nameOf } from './treeBranches.ts';

const node = { id: 'somchai', label: 'Somchai', hasChildren: true };

describe('the branches of a tree', () => {
  it('keep ids and order', () => {
    const second = { ...node, id: 'mali' };
    expect(branchesOf([node, second]).map(({ id }) => id)).toEqual(['somchai', 'mali']);
  });

  it('hold one failure row with an id that no entry can have', () => {
    const [failure] = failureOf('somchai');
    expect(failure?.data).toEqual({ kind: 'failure', parentId: 'somchai' });
    expect(failure?.id.startsWith(' ')).toBe(true);
  });

  it('are named by their label, the retry text or the loading text', () => {
    const names = [...branchesOf([node]), ...failureOf('somchai')].map(({ data }) =>
      nameOf(data, 'Try again', 'Loading'),
    );
    expect([...names, nameOf(null, 'Try again', 'Loading')]).toEqual(['Somchai', 'Try again', 'Loading']);
  });
});
