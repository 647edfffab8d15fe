import type { Messages } from '../../messages.ts';
import type { inbox as english } from '../en/inbox.ts';

/** Messages to one player, and what is unread. */
export const inbox: Messages<typeof english> = {
  filter: 'ประเภทข้อความ',
  types: {
    all: 'ทั้งหมด',
    system: 'ระบบ',
    money: 'การเงิน',
    bonus: 'โบนัส',
    security: 'ความปลอดภัย',
    operator: 'ข่าวสาร',
  },
  unread: 'ยังไม่อ่าน',
  readAll: 'อ่านทั้งหมดแล้ว',
  open: 'ไปดู',
  delete: 'ลบ',
  more: 'แสดงเพิ่มเติม',
  empty: 'ไม่มีข้อความ',
  emptyOfType: 'ไม่มีข้อความประเภทนี้',
  emptyText: 'เราแจ้งเรื่องฝาก ถอน รางวัล และการเข้าสู่ระบบที่นี่',
  loadFailed: 'โหลดข้อความไม่สำเร็จ',
  unreadCount: '{count, plural, other {# ข้อความที่ยังไม่อ่าน}}',
};
