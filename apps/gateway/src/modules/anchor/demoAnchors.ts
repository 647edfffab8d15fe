import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { replaceDemoAnchors } from './anchor.repository.ts';

/** Invented hosts. Each has a table of its own; some have a day off. */
const hosts = [
  { id: 'demo-malee', EN: 'Malee', TY: 'มาลี', CN: '玛丽', isLive: true },
  { id: 'demo-dara', EN: 'Dara', TY: 'ดารา', CN: '达拉', isLive: true },
  { id: 'demo-anong', EN: 'Anong', TY: 'อนงค์', CN: '阿侬', isLive: true },
  { id: 'demo-kwan', EN: 'Kwan', TY: 'ขวัญ', CN: '关恩', isLive: true },
  { id: 'demo-pim', EN: 'Pim', TY: 'พิม', CN: '小品', isLive: false },
  { id: 'demo-ratree', EN: 'Ratree', TY: 'ราตรี', CN: '拉蒂', isLive: true },
  { id: 'demo-sunee', EN: 'Sunee', TY: 'สุนีย์', CN: '苏妮', isLive: false },
  { id: 'demo-nok', EN: 'Nok', TY: 'นก', CN: '小鸟', isLive: true },
] as const;

/**
 * Writes the anchors of a demo merchant, the same ones every time. They stand for nobody and are marked as demo wherever
 * they are shown. `tables` are node ids of live games.
 */
export async function seedDemoAnchors(
  db: Kysely<Database>,
  merchantCode: string,
  tables: readonly string[],
): Promise<void> {
  const rows = hosts.flatMap(({ id, isLive, ...names }, position) => {
    const node_id = tables[position % Math.max(tables.length, 1)];
    return node_id === undefined ? [] : [{ id, names: JSON.stringify(names), node_id, is_live: isLive, position }];
  });
  await replaceDemoAnchors(db, merchantCode, rows);
}
