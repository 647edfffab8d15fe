import type { Messages } from '../../messages.ts';
import type { lists as english } from '../en/lists.ts';

/** Texts of paged lists of every feature. */
export const lists: Messages<typeof english> = {
  failed: 'โหลดรายการไม่สำเร็จ',
  more: 'แสดงเพิ่ม',
};
