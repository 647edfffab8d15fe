import type { Messages } from '../../messages.ts';
import type { lobby as english } from '../en/lobby.ts';

/** Texts of the lobby that the first screen does without. */
export const lobby: Messages<typeof english> = {
  winnersOrder: 'แสดงผู้ชนะ',
  winnersLatest: 'ล่าสุด',
  winnersBiggest: 'รางวัลใหญ่วันนี้',
  hosts: 'ดีลเลอร์สด',
  live: 'สด',
  offAir: 'พักอยู่',
  follow: 'ติดตาม',
  following: 'กำลังติดตาม',
  followName: 'ติดตาม {name}',
  unfollowName: 'เลิกติดตาม {name}',
  followers: '{count, plural, other {ผู้ติดตาม # คน}}',
  followFailed: 'บันทึกไม่สำเร็จ กรุณาลองอีกครั้ง',
  chooseVendor: 'เลือกค่ายเกม',
  allVendors: 'ทุกค่ายเกม',
  confirm: 'ยืนยัน',
  notices: 'ข่าวสารถึงคุณ',
  noticePrevious: 'ก่อนหน้า',
  noticeNext: 'ถัดไป',
  noticePlace: '{index} จาก {count}',
  jackpotPlates: 'แจ็กพอตที่ลุ้นได้',
};
