import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database.ts';

/** The definition of a tree. */
export interface TreeShape {
  /** Players, spread over the agents. */
  members: number;
  /** Agents, the head included. */
  agents: number;
  /** The most steps from the head to an agent below; at least 1 when there is more than one agent. */
  depth: number;
  /** The same seed makes the same tree. */
  seed: number;
  merchantCode?: string;
  /** The prefix of the account names; different for each tree of a merchant. */
  prefix?: string;
  /** The parent of the head; without it the head is at the top. */
  parentId?: string;
}

/** An account of a tree. */
export interface TreeAccount {
  id: string;
  account: string;
  type: 0 | 1;
  /** The index of the upline in the list; undefined for the head. */
  parent: number | undefined;
  /** Steps below the head. */
  level: number;
}

/** Returns the accounts of a tree, uplines before their downlines. A pure function of the shape. */
function planTree({ members, agents, depth, seed, prefix = `tree${seed}x` }: TreeShape): Omit<TreeAccount, 'id'>[] {
  const random = sequence(seed);
  const planned: Omit<TreeAccount, 'id'>[] = [{ account: `${prefix}agent0`, type: 1, parent: undefined, level: 0 }];
  const inner = [0];
  for (let number = 1; number < agents; number += 1) {
    // The first accounts form a chain, so that the tree has the requested depth.
    const parent = number <= depth ? number - 1 : (inner[random(inner.length)] ?? 0);
    const level = (planned[parent]?.level ?? 0) + 1;
    if (level < depth) inner.push(number);
    planned.push({ account: `${prefix}agent${number}`, type: 1, parent, level });
  }
  for (let number = 0; number < members; number += 1) {
    const parent = random(agents);
    planned.push({ account: `${prefix}member${number}`, type: 0, parent, level: (planned[parent]?.level ?? 0) + 1 });
  }
  return planned;
}

/** Inserts a tree of accounts that cannot log in, in a few statements whatever its size. */
export async function createTree(db: Kysely<Database>, shape: TreeShape): Promise<TreeAccount[]> {
  const { merchantCode = 'NORTH', parentId } = shape;
  const tree = planTree(shape).map((account): TreeAccount => ({ ...account, id: crypto.randomUUID() }));
  const rows = tree.map(({ id, account, type, parent, level }) => ({
    id,
    account,
    type,
    level,
    parent: parent === undefined ? (parentId ?? null) : (tree[parent]?.id ?? null),
    code: codeOf(id),
  }));
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into account (id, merchant_code, account, type, password_hash, affiliate_code, parent_id, registered_at)
      select r.id, ${merchantCode}, r.account, r.type, 'none', r.code, r.parent, now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, account text, type int, level int, parent uuid, code text)
      order by r.level`.execute(transaction);
    await sql`
      insert into account_ancestor (ancestor_id, descendant_id, depth)
      with recursive up (ancestor, descendant, depth) as (
        select r.parent, r.id, 1
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, parent uuid) where r.parent is not null
        union all
        select a.parent_id, up.descendant, up.depth + 1 from up join account a on a.id = up.ancestor where a.parent_id is not null
      )
      select ancestor, descendant, depth from up`.execute(transaction);
  });
  return tree;
}

/** Derives a unique affiliate code from a unique id. */
const codeOf = (id: string): string => id.replaceAll('-', '').slice(0, 16).toUpperCase();

/** Returns a generator of numbers below a bound, the same for the same seed (mulberry32). */
function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
