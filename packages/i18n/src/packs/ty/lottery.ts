import type { Messages } from '../../messages.ts';
import type { lottery as english } from '../en/lottery.ts';

/** Texts of the results of lotteries. */
export const lottery: Messages<typeof english> = {
  results: 'ผลรางวัล',
  lott: 'หวย',
  elott: 'หวยเร็ว',
  vn: 'เวียดนาม',
  numero: 'ตารางเลข',
  which: 'เลือกประเภทหวย',
  house: '{house} · {form}',
  every: 'ทุก {count, plural, other {# นาที}}',
  nextAt: 'งวดถัดไป',
  closes: 'ปิดรับใน',
  play: 'แทง',
  tabs: 'เกี่ยวกับหวยนี้',
  plays: 'รูปแบบ',
  trad: 'ดั้งเดิม',
  ent: 'บันเทิง',
  pay: 'สูงสุด ×{pay}',
  day: 'วันที่',
  today: 'วันนี้',
  allDays: 'ทุกวัน',
  draw: 'งวดที่ {index}',
  none: 'ไม่มีการออกผลในวันนี้',
  noneYet: 'ยังไม่มีผล',
  older: 'งวดก่อนหน้า',
  back: 'หวยทั้งหมด',
  counted: 'แต่ละเลขเป็นสองตัวท้ายกี่ครั้งใน {count} งวดล่าสุด การออกรางวัลไม่มีความจำ ทุกเลขมีโอกาสเท่ากัน',
  times: '{number}: {count}',
  unavailable: 'ยังดูผลไม่ได้ในตอนนี้',
};
