import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { isInTeam } from './team.repository.ts';
import { createTree } from './testing/createTree.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const day = (text: string): Date => new Date(`${text}T00:00:00+07:00`);

/** Moves an account from a day on, as the job does. */
async function move(account: string, to: string, from: string): Promise<boolean> {
  const { rows } = await sql<{
    moved: boolean;
  }>`select agent_tree_move(${account}, ${to}, ${day(from)}) as moved`.execute(gateway.deps.db);
  return rows[0]?.moved ?? false;
}

/** Lists the names of the accounts above an account at an instant, the nearest first. */
async function above(account: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select a.account from account_ancestor r join account a on a.id = r.ancestor_id
    where r.descendant_id = ${account} and r.valid_from <= ${at} and ${at} < r.valid_to order by r.depth`.execute(
    gateway.deps.db,
  );
  return rows.map((row) => row.account);
}

/** Creates an agent, two agents below it, an agent below the first of these, and a member below that one. */
async function family(name: string) {
  const make = (account: string, type: number, parentId?: string) =>
    gateway.createAccount({ account: `${name}_${account}`, type, ...(parentId !== undefined && { parentId }) });
  const head = await make('head', 1);
  const left = await make('left', 1, head.id);
  const right = await make('right', 1, head.id);
  const below = await make('below', 1, left.id);
  const member = await make('member', 0, below.id);
  return { head, left, right, below, member };
}

describe('the tree with its history', () => {
  it('AGT-03 moves everybody below with an account, and leaves the rows of the past unchanged', async () => {
    const { head, left, right, below, member } = await family('move');
    expect(await move(below.id, right.id, '2026-11-20')).toBe(true);
    const names = (...accounts: { account: string }[]) => accounts.map(({ account }) => account);
    expect(await above(member.id, day('2026-11-19'))).toEqual(names(below, left, head));
    expect(await above(member.id, day('2026-11-20'))).toEqual(names(below, right, head));
    expect(await isInTeam(gateway.deps.db, left.id, member.account)).toBeUndefined();
    expect((await isInTeam(gateway.deps.db, right.id, member.account))?.id).toBe(member.id);
    // The account moves back.
    expect(await move(below.id, left.id, '2026-11-22')).toBe(true);
    expect(await above(member.id, day('2026-11-21'))).toEqual(names(below, right, head));
    expect(await above(member.id, day('2026-11-22'))).toEqual(names(below, left, head));
    expect(await gateway.app.gateway.services.accounts.countTeam(head.id)).toEqual({ direct: 2, team: 4 });
  });

  it('AGT-03 refuses a move below the account itself, below its team, below a member and across merchants', async () => {
    const { head, left, right, below, member } = await family('ring');
    const foreign = await gateway.createAccount({ merchantCode: 'SOUTH', type: 1 });
    for (const to of [left, below, member, foreign]) expect(await move(left.id, to.id, '2026-11-20')).toBe(false);
    expect(await move(head.id, right.id, '2026-11-20')).toBe(false);
    expect(await above(member.id, day('2026-11-25'))).toEqual([below.account, left.account, head.account]);
  });

  it('AGT-03 refuses one of two moves that together would create a cycle', async () => {
    const { left, right } = await family('race');
    const moved = await Promise.all([move(left.id, right.id, '2026-11-20'), move(right.id, left.id, '2026-11-20')]);
    expect(moved.filter((isMoved) => isMoved)).toHaveLength(1);
  });

  it('AGT-03 places an account that is opened while its agent moves below the new agents', async () => {
    const { head, left, right, below } = await family('open');
    await Promise.all([
      move(below.id, right.id, '2026-11-20'),
      ...Array.from({ length: 8 }, (_, number) =>
        gateway.createAccount({ account: `open_late${number}`, parentId: below.id }),
      ),
    ]);
    const { accounts } = gateway.app.gateway.services;
    expect(await accounts.countTeam(right.id)).toEqual({ direct: 1, team: 10 });
    expect(await accounts.countTeam(left.id)).toEqual({ direct: 0, team: 0 });
    expect(await accounts.countTeam(head.id)).toEqual({ direct: 2, team: 12 });
  });

  it('AGT-09 finds no name outside the caller’s team, whether it exists or not', async () => {
    const { head, left, right, member } = await family('team');
    const { db } = gateway.deps;
    expect((await isInTeam(db, head.id, ' TEAM_Member '))?.id).toBe(member.id);
    for (const name of [head.account, right.account, 'nobody'])
      expect(await isInTeam(db, left.id, name)).toBeUndefined();
  });

  it('creates trees of any size from a seed, whose closure table matches their parents', async () => {
    const tree = await createTree(gateway.deps.db, { members: 500, agents: 40, depth: 5, seed: 7 });
    expect(tree).toHaveLength(540);
    expect(Math.max(...tree.filter(({ type }) => type === 1).map(({ level }) => level))).toBe(5);
    const [head] = tree;
    const { team, direct } = await gateway.app.gateway.services.accounts.countTeam(head?.id ?? '');
    expect({ team, direct }).toEqual({ team: 539, direct: tree.filter(({ parent }) => parent === 0).length });
  });
});
