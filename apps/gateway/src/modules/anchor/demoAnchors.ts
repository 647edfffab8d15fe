import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { replaceDemoAnchors } from './anchor.repository.ts';

/** The length of a shift. Shifts of hosts begin three hours apart, so five of eight are at work at any time. */
const SHIFT_MINUTES = 15 * 60;
const BETWEEN_MINUTES = 3 * 60;

/** Invented hosts, each with a table and a shift. */
export const demoHosts = [
  { id: 'demo-malee', EN: 'Malee', TY: 'มาลี', CN: '玛丽' },
  { id: 'demo-dara', EN: 'Dara', TY: 'ดารา', CN: '达拉' },
  { id: 'demo-anong', EN: 'Anong', TY: 'อนงค์', CN: '阿侬' },
  { id: 'demo-kwan', EN: 'Kwan', TY: 'ขวัญ', CN: '关恩' },
  { id: 'demo-pim', EN: 'Pim', TY: 'พิม', CN: '小品' },
  { id: 'demo-ratree', EN: 'Ratree', TY: 'ราตรี', CN: '拉蒂' },
  { id: 'demo-sunee', EN: 'Sunee', TY: 'สุนีย์', CN: '苏妮' },
  { id: 'demo-nok', EN: 'Nok', TY: 'นก', CN: '小鸟' },
] as const;

/**
 * Inserts the anchors of a demo merchant, the same ones every time. They represent no real people and are marked as
 * demo wherever they are shown. `tables` are node ids of live games.
 */
export async function seedDemoAnchors(
  db: Kysely<Database>,
  merchantCode: string,
  tables: readonly string[],
): Promise<void> {
  const rows = demoHosts.flatMap(({ id, ...names }, position) => {
    const node_id = tables[position % Math.max(tables.length, 1)];
    if (node_id === undefined) return [];
    const shift = { shift_start: position * BETWEEN_MINUTES, shift_minutes: SHIFT_MINUTES };
    return [{ id, names: JSON.stringify(names), node_id, is_live: true, position, ...shift }];
  });
  await replaceDemoAnchors(db, merchantCode, rows);
}
