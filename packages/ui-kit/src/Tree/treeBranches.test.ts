import { describe, expect, it } from 'vitest';

import { branchesOf, failureOf, nameOf } from './treeBranches.ts';

const node = { id: 'somchai', label: 'Somchai', hasChildren: true };

describe('the branches of a tree', () => {
  it('keep the ids and the order in which they came', () => {
    const second = { ...node, id: 'mali' };
    expect(branchesOf([node, second]).map(({ id }) => id)).toEqual(['somchai', 'mali']);
  });

  it('hold one word where they could not be fetched, under an id that no entry can have', () => {
    const [failure] = failureOf('somchai');
    expect(failure?.data).toEqual({ kind: 'failure', parentId: 'somchai' });
    expect(failure?.id.startsWith(' ')).toBe(true);
  });

  it('are found by what is written in them', () => {
    const names = [...branchesOf([node]), ...failureOf('somchai')].map(({ data }) => nameOf(data, 'Try again', 'Loading'));
    expect([...names, nameOf(null, 'Try again', 'Loading')]).toEqual(['Somchai', 'Try again', 'Loading']);
  });
});
