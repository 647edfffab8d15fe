import type { Messages } from '../../messages.ts';
import type { lists as english } from '../en/lists.ts';

/** Lists of every feature that come a page at a time. */
export const lists: Messages<typeof english> = {
  failed: 'โหลดรายการไม่สำเร็จ',
  more: 'แสดงเพิ่ม',
};
